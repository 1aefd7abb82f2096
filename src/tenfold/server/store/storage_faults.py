"""Faults of the database: they are classified, counted and logged."""

import logging
from collections import Counter

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from tenfold.server.errors import RequestError
from tenfold.server.logs import Occasional

log = logging.getLogger("tenfold.server")

SAID = {"read": "the database cannot be read", "write": "nothing can be stored"}

DAMAGED_SQLITE = {11, 26}
"""SQLite's codes for a damaged file, and for a file that is no database."""

DAMAGED_POSTGRES = {"XX001", "XX002"}
"""PostgreSQL's codes for damaged data and for a damaged index."""


class StorageFaults:
    """Counts and logs the faults of one database."""

    def __init__(self, engine: Engine) -> None:
        driver = engine.dialect.loaded_dbapi
        self._own = (SQLAlchemyError, OSError, driver.Error)
        self._of_values = (
            driver.DataError,
            driver.IntegrityError,
            UnicodeEncodeError,
            OverflowError,
        )
        self._log = Occasional(log)
        self.counts: Counter[str] = Counter()
        """How many reads and writes have failed, and how many had values that the database does not
        take.
        """
        self.is_damaged = False
        """Whether the database has said that its file is damaged."""

    def is_about_values(self, fault: BaseException) -> bool:
        """Return whether a fault is due to the values that were given, and says nothing about the
        database.
        """
        return isinstance(_driver(fault), self._of_values)

    def note(self, what: str, fault: Exception) -> RequestError:
        """Count and log a fault of a `read` or `write`; return the error for the client."""
        driver = _driver(fault)
        name = type(driver).__name__
        if self.is_about_values(fault):
            self.counts["values"] += 1
            self._log.log(logging.WARNING, "values", f"the database does not take a value: {name}")
            return RequestError("malformed", "a value that cannot be stored")
        self.counts[what] += 1
        if _is_damage(driver):
            self.is_damaged = True
            self._log.log(logging.ERROR, "damage", f"the database is damaged: {_said(driver)}")
        elif isinstance(fault, self._own):
            self._log.log(logging.ERROR, what + name, f"{SAID[what]}: {name}: {_said(driver)}")
        else:
            self._log.log(logging.ERROR, what + name, SAID[what], exc_info=fault)
        return RequestError("busy")


def _driver(fault: BaseException) -> BaseException:
    """Return the driver's own fault: SQLAlchemy's tells the statement and its values."""
    return getattr(fault, "orig", None) or fault


def _said(driver: BaseException) -> str:
    """Return the first line of what the driver says: PostgreSQL tells values in the lines
    after it.
    """
    return (str(driver).splitlines() or [""])[0][:200]


def _is_damage(driver: BaseException) -> bool:
    code = getattr(driver, "sqlite_errorcode", None)
    if code is not None:
        return code & 0xFF in DAMAGED_SQLITE
    return getattr(driver, "sqlstate", None) in DAMAGED_POSTGRES
