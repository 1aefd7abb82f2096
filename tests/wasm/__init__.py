"""Tests of the games as WebAssembly, run by Node."""
