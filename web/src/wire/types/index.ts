// Generated from Python by `python -m tenfold.server.protocol.typescript`: change it there.

export * from "./answers";
export * from "./requests";
export * from "./from-client";
export * from "./from-server";
export * from "./tendays";
export * from "./tickets";
export * from "./tenzania";
