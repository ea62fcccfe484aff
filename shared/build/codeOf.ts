import type { ChunkGroup } from 'webpack';

/** Scripts and styles, without what a development server adds to replace them in place. */
export const isCode = (file: string) => /\.(js|css)$/.test(file) && !/\.hot-update\./.test(file);

/** The scripts and styles that a group of chunks loads. */
export const codeOf = (group: ChunkGroup | undefined) => (group?.getFiles() ?? []).filter(isCode);
