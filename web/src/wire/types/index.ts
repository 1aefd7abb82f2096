// Generated from Python by `python -m tenfold.server.types`: change it there.

export * from "./answers";
export * from "./requests";
export * from "./from-client";
export * from "./from-server";
export * from "./tendays";
export * from "./tickets";
export * from "./tenzania";
