/**
 * `late`: nothing came in time. `hung`: the release has stopped a page of this browser dead. `gone`:
 * the server is well and has no such file. `wrong`: something else came in its place.
 */
export type LoadProblem = 'late' | 'hung' | 'gone' | 'wrong';

/** Why the code of a remote is not there, where more is known than that it is not. */
export class LoadError extends Error {
  override name = 'LoadError';

  constructor(
    readonly problem: LoadProblem,
    message: string,
    /** Of the file, where one file is the reason. */
    readonly address = '',
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

/**
 * What has failed where code is not there: its file did not come, or came and threw. The server
 * believes the first only when it sees so itself, for a network or a blocker does that as well.
 */
export function phaseOf(failure: unknown): 'load' | 'script' {
  const { name, message } = failure instanceof Error ? failure : new Error(String(failure));
  if (failure instanceof LoadError || name === 'ChunkLoadError') return 'load';
  const isOfRuntime = message.includes('RUNTIME-0') && !message.includes('ScriptExecutionError');
  return isOfRuntime ? 'load' : 'script';
}
