"""Evennia's settings where this hall differs from them, each with its reason.

What an operator chooses stands in ``hall.ini`` (read by ``hallini``), not here.
"""

import os
import secrets
import sys
from pathlib import Path

from evennia.settings_default import *

from server.conf import hallini
from server.conf.secretkey import secret_key

ROOT = Path(__file__).resolve().parents[2]
try:
    INI = hallini.read(ROOT)
except hallini.BadIni as problem:
    sys.exit(str(problem))

# Everything that is written lies in one folder: easy to back up, easy to put elsewhere. It holds
# password hashes and talk, so other users of the machine are kept out.
GAME_DIR = str(ROOT)
HALL_DATA = str(INI.data)
INI.data.mkdir(mode=0o700, parents=True, exist_ok=True)
LOG_DIR = str(INI.data / "logs")
os.makedirs(LOG_DIR, exist_ok=True)  # the launcher refuses to start without it
SERVER_LOG_FILE = str(INI.data / "logs" / "server.log")
PORTAL_LOG_FILE = str(INI.data / "logs" / "portal.log")
HTTP_LOG_FILE = str(INI.data / "logs" / "http_requests.log")
LOCKWARNING_LOG_FILE = str(INI.data / "logs" / "lockwarnings.log")
SERVER_LOG_MAX_SIZE = PORTAL_LOG_MAX_SIZE = 10_000_000  # 1 MB rotates within an evening
CACHE_DIR = str(INI.data / "cache")
MEDIA_ROOT = str(INI.data / "media")
STATIC_ROOT = str(INI.data / "static")

SECRET_KEY = secret_key(INI.data / "secret.key")  # upstream's fallback is public
DEBUG = False  # would show tracebacks to visitors and leak memory
IN_GAME_ERRORS = False  # the same for tracebacks in the game

# --- who we are -----------------------------------------------------------------------------

SERVERNAME = INI.name
GAME_SLOGAN = "Durak and Dvorak, by telnet and in the browser"
SERVER_HOSTNAME = INI.address or "localhost"
HALL_LINK = INI.link  # what people are told to type into a browser
HALL_LANGUAGE = INI.language  # the language strangers are greeted in
HALL_NEWCOMERS = INI.newcomers  # "all", or "invited": they need a code of staff
HALL_APPEAL = INI.appeal  # how to object to a mute or a ban
HALL_WORD_LIST = str(INI.word_list or "")  # words not to be said; none by default
HALL_METRICS_TOKEN = INI.metrics_token  # lets other machines read the figures

# --- where we listen ------------------------------------------------------------------------

TELNET_PORTS = [INI.telnet]
WEBSERVER_PORTS = [(INI.web, INI.web_inner)]
WEBSOCKET_CLIENT_PORT = INI.websocket
TELNET_INTERFACES = [INI.telnet_interface]
WEBSERVER_INTERFACES = [INI.web_interface]
WEBSOCKET_CLIENT_INTERFACE = INI.web_interface
AMP_HOST = AMP_INTERFACE = "127.0.0.1"  # unauthenticated pickle: loopback only
AMP_PORT = INI.amp
AMP_CONNECT_TIMEOUT = 10  # a busy machine does not answer within upstream's 2 s
_NAMES = ["localhost", "127.0.0.1", "[::1]", INI.address]
ALLOWED_HOSTS = [name for name in _NAMES if name]
if not INI.address and INI.interface not in ("127.0.0.1", "::1"):
    ALLOWED_HOSTS = ["*"]  # an open hall without a name is reached by any address of the machine
CSRF_TRUSTED_ORIGINS = [f"https://{INI.address}"] if INI.address else []  # TLS ends at a proxy
if INI.proxy:
    WEBSOCKET_CLIENT_URL = f"wss://{INI.address}/live"  # the proxy has one port for both
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
    SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = True
# Browsers share cookies between the ports of a host; two halls side by side must not.
SESSION_COOKIE_NAME = f"hall_{INI.web}_session"
CSRF_COOKIE_NAME = f"hall_{INI.web}_csrf"
HALL_LANGUAGE_COOKIE = f"hall_{INI.web}_language"
HALL_THEME_COOKIE = f"hall_{INI.web}_theme"

# --- lines in and out -----------------------------------------------------------------------

TELNET_PROTOCOL_CLASS = "server.conf.telnet.HallTelnet"  # caps, charsets, negotiation
WEBSOCKET_PROTOCOL_CLASS = "server.conf.websocket.HallWebSocket"  # caps, whose page may call
SERVER_SESSION_CLASS = "server.conf.serversession.ServerSession"  # the door that cleans input
# Holds what is typed, and newcomers, while the Server is away.
PORTAL_SESSION_HANDLER_CLASS = "server.conf.portalsessions.HallPortalSessionHandler"
# When the Portal died, the lines it had are over.
SERVER_SESSION_HANDLER_CLASS = "server.conf.serversessions.HallServerSessionHandler"
# Where the two processes meet the keeper of ./hall; without one they do as upstream.
EVENNIA_PORTAL_SERVICE_CLASS = "server.services.HallPortalService"
EVENNIA_SERVER_SERVICE_CLASS = "server.services.HallServerService"
AMP_SERVER_PROTOCOL_CLASS = "server.services.HallAMPServer"
INPUT_FUNC_MODULES = ["server.conf.inputfuncs"]  # upstream's log people in past all limits
AJAX_CLIENT_CLASS = "twisted.web.pages.notFound"  # a second way in, without bounds
COMMAND_PARSER = "server.conf.cmdparser.cmdparser"  # one answer to a word, never a choice of two
MAX_CONNECTION_RATE = 200  # a global figure: at 2/s, 300 people need 150 s to come back
MAX_COMMAND_RATE = -1  # drops lines of a pasted deck; 0 crashes; our sessions bound their own
MAX_CHAR_LIMIT = 16_384  # our protocols cut a line at 8 KiB and a message at 16
MXP_ENABLED = False  # its stripping can be bypassed by nesting, and its links run commands
HELP_CLICKABLE_TOPICS = False  # are MXP
SCREENREADER_REGEX_STRIP = r"(?!)"  # eats "5+" and "--" of card texts; speech is a renderer
HELP_MORE_ENABLED = False  # a pager swallows the next command of somebody at a table
BROADCAST_SERVER_RESTART_MESSAGES = False  # the hall says it itself, in each one's language
FUNCPARSER_PARSE_OUTGOING_MESSAGES_ENABLED = False  # $functions typed by players stay text
IDLE_TIMEOUT = -1  # correspondence games: nobody is sent away for silence

# --- people ---------------------------------------------------------------------------------

MULTISESSION_MODE = 1  # telnet and browser at once, the same seat; mode 0 kicks the first
AUTO_CREATE_CHARACTER_WITH_ACCOUNT = True  # a person is one character
AUTO_PUPPET_ON_LOGIN = True
GUEST_ENABLED = False  # upstream deletes its guests at a start; ours are accounts and stay
# Limits are per address, and a club of fifty sits behind one.
HALL_LINES_PER_ADDRESS = INI.lines_per_address
HALL_LINES_PER_PERSON = INI.lines_per_person  # Evennia loses those beyond 16
HALL_NEWCOMERS_PER_ADDRESS = CREATION_THROTTLE_LIMIT = INI.newcomers_per_address
HALL_WRONG_PER_ADDRESS = LOGIN_THROTTLE_LIMIT = INI.wrong_passwords_per_address
AUTH_USERNAME_VALIDATORS = [  # upstream's are ASCII only
    {"NAME": "django.contrib.auth.validators.UnicodeUsernameValidator"},
    {
        "NAME": "django.core.validators.MinLengthValidator",
        "OPTIONS": {"limit_value": 2},
    },
    {
        "NAME": "django.core.validators.MaxLengthValidator",
        "OPTIONS": {"limit_value": 30},
    },
    {"NAME": "evennia.server.validators.EvenniaUsernameAvailabilityValidator"},
]
# Account 1 must exist before the first start, or the launcher asks for it (and without a terminal
# recurses until it dies). Nobody knows its password; ./hall owner NAME makes the real owner.
os.environ.setdefault("EVENNIA_SUPERUSER_USERNAME", "Caretaker")
os.environ.setdefault("EVENNIA_SUPERUSER_EMAIL", "")
os.environ.setdefault("EVENNIA_SUPERUSER_PASSWORD", secrets.token_urlsafe(32))

# Seconds a bot pauses before it acts, as people do. Tests and benches set none.
HALL_BOT_PAUSE = float(os.environ.get("HALL_BOT_PAUSE", "1.5"))
# Seconds a seat is kept for somebody whose line is lost, before a bot plays for them.
HALL_SEAT_KEPT = float(os.environ.get("HALL_SEAT_KEPT", "120"))

# --- what is stored -------------------------------------------------------------------------

DATABASES = {
    "default": {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": str(INI.data / "hall.db3"),
        "CONN_MAX_AGE": None,  # opening one for each page costs more than the page
        "OPTIONS": {
            "timeout": 0.25,  # the reactor waits no longer; then the act is refused in words
            "transaction_mode": "IMMEDIATE",  # a lock that cannot be had fails at once
            # WAL: readers do not stop the writer. Written for every connection, also of threads.
            "init_command": f"PRAGMA journal_mode=WAL; PRAGMA synchronous={INI.synchronous}; "
            "PRAGMA temp_store=MEMORY; PRAGMA cache_size=-20000;",
        },
    }
}
if INI.database is not None:
    DATABASES["default"] = {
        "ENGINE": "django.db.backends.postgresql",
        "NAME": INI.database.name,
        "USER": INI.database.user,
        "PASSWORD": INI.database.password,
        "HOST": INI.database.host,
        "PORT": INI.database.port,
        "CONN_MAX_AGE": None,
        "CONN_HEALTH_CHECKS": True,  # a page after PostgreSQL was restarted gets a new connection
        "OPTIONS": {
            "connect_timeout": 5,
            # as SQLite's timeout: nobody waits for a lock; a statement that hangs ends in words
            "options": "-c lock_timeout=250 -c statement_timeout=10000",
            **({"sslmode": INI.database.sslmode} if INI.database.sslmode else {}),
        },
    }
SQLITE3_PRAGMAS = ()  # upstream's set synchronous=OFF: a crash could undo what was announced
INSTALLED_APPS += ["world.records"]

# --- e-mail ---------------------------------------------------------------------------------

HALL_MAIL = INI.mail is not None
EMAIL_BACKEND = "django.core.mail.backends.dummy.EmailBackend"
if INI.mail is not None:
    EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
    EMAIL_HOST, EMAIL_PORT = INI.mail.host, INI.mail.port
    EMAIL_HOST_USER, EMAIL_HOST_PASSWORD = INI.mail.user, INI.mail.password
    EMAIL_USE_SSL, EMAIL_USE_TLS = INI.mail.encrypted, INI.mail.upgrades
EMAIL_TIMEOUT = 20  # upstream waits for ever
DEFAULT_FROM_EMAIL = INI.mail_from
# where letters say the hall is
HALL_PAGE = f"https://{INI.address}/" if INI.proxy else f"http://{SERVER_HOSTNAME}:{INI.web}/"

# --- pages ----------------------------------------------------------------------------------

TEMPLATES[0]["OPTIONS"]["libraries"] = {"hall": "web.tags"}  # sentences of the catalogue
# Upstream's shared login gives the cookie a new name at every page and writes at each; ours stays.
MIDDLEWARE.remove("evennia.web.utils.middleware.SharedLoginMiddleware")
MIDDLEWARE.remove("evennia.web.utils.middleware.OriginIpMiddleware")  # a line logged a page
MIDDLEWARE.insert(0, "django.middleware.gzip.GZipMiddleware")
MIDDLEWARE += ["web.headers.strict_headers"]  # nothing from other hosts is ever run
SESSION_COOKIE_AGE = 30 * 24 * 3600  # as long as a guest is kept

# --- what we do not use ---------------------------------------------------------------------

LOCK_FUNC_MODULES = ("evennia.locks.lockfuncs",)
PROTOTYPE_MODULES = []
FILE_HELP_ENTRY_MODULES = []
WEBSERVER_THREADPOOL_LIMITS = (2, 8)  # two cores serve no more than that at once
