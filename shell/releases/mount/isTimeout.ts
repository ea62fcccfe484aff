/** What tells an error of a page from others: `type` is set by webpack, `problem` by the shell. */
export interface ErrorKind {
  name?: unknown;
  type?: unknown;
  problem?: unknown;
}

/** A part that came too late tells of this machine at least as much as of the release. */
export const isTimeout = ({ name, type, problem }: ErrorKind): boolean =>
  (name === 'ChunkLoadError' && type === 'timeout') || (name === 'LoadError' && problem === 'late');
