"""The table over the network: players, tables, clocks, storage and the wire. It needs the extra
`server`.
"""
