//! All cards, robots, tiles and arenas of a table, from the game's own files and a table's packs.
