/**
 * Until then the runtimes join a file that hangs instead of asking for it anew; shorter than the
 * patience of the shell’s failure ladder.
 */
export const chunkTimeout = 4000;
