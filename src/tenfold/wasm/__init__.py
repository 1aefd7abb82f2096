"""The rules and bots of a family of games as one WebAssembly module, compiled from the same Python
source.

Numba translates the functions to LLVM for wasm32 (`target`), exports with plain arguments are added
(`module`), and what LLVM emits is turned into a module that browsers and Node can run (`linker`).
`family` says what is exported.
"""
