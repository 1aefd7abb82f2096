"""The keys that all nodes sign with: the current one, and the one before it, which is still
accepted.
"""

import secrets

from sqlalchemy import Connection, Engine, delete, select, update
from sqlalchemy.exc import SQLAlchemyError

from tenfold.errors import TenfoldError
from tenfold.server.store import schema
from tenfold.server.store.storage import insert, writing

CURRENT, PREVIOUS, DAY, PUSH = "signing", "signing-before", "day", "push"


def read(engine: Engine) -> list[bytes]:
    """Return the keys, the current one first, which the first node that asks makes; raises
    TenfoldError.
    """
    try:
        with writing(engine).begin() as connection:
            connection.execute(
                insert(engine.dialect, schema.keys).values(name=CURRENT, value=_new_key())
            )
            stored = _stored(connection)
    except SQLAlchemyError as fault:
        raise TenfoldError(
            f"the database cannot be written: {getattr(fault, 'orig', None) or fault}"
        ) from fault
    return [bytes.fromhex(stored[name]) for name in (CURRENT, PREVIOUS) if name in stored]


def read_day_key(engine: Engine, shared: str | None) -> bytes:
    """Return the key of the deals of the day: what servers share, or else one that the first node
    that asks makes.
    """
    if shared is not None:
        return shared.encode()
    return _read_or_make(engine, DAY)


def read_push_key(engine: Engine) -> bytes:
    """Return the key that push messages are signed with, which the first node that asks makes."""
    return _read_or_make(engine, PUSH)


def _read_or_make(engine: Engine, name: str) -> bytes:
    with writing(engine).begin() as connection:
        connection.execute(insert(engine.dialect, schema.keys).values(name=name, value=_new_key()))
        return bytes.fromhex(_stored(connection)[name])


def rotate(engine: Engine, *, keep: bool) -> None:
    """Replace the current key; what it has signed is accepted from then on only if it is kept."""
    columns = schema.keys.c
    with writing(engine).begin() as connection:
        stored = _stored(connection)
        connection.execute(delete(schema.keys).where(columns.name == PREVIOUS))
        if keep and CURRENT in stored:
            connection.execute(schema.keys.insert().values(name=PREVIOUS, value=stored[CURRENT]))
        connection.execute(
            update(schema.keys).where(columns.name == CURRENT).values(value=_new_key())
        )


def _new_key() -> str:
    return secrets.token_hex(32)


def _stored(connection: Connection) -> dict[str, str]:
    return {row.name: row.value for row in connection.execute(select(schema.keys))}
