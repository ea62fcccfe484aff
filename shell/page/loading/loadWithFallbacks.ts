/**
 * `late`: nothing came in time. `hung`: the release has hung a page of this browser. `gone`:
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

/** Gives up waiting, not the work: a hung script gives no error of its own. */
function inTime<T>(work: Promise<T>, patience: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    const error = new LoadError('late', `Nothing came in ${Math.round(patience)} ms`);
    timer = setTimeout(() => reject(error), patience);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

interface Options<T> {
  attempt: () => Promise<T>;
  /** Says better what went wrong, where that can be found out quickly. */
  explain: (failure: unknown) => Promise<unknown>;
  /** Each changes what the next attempt does, or says that it cannot. */
  fallbacks: readonly ((failure: unknown) => boolean | Promise<boolean>)[];
  /** Called when asking again has helped. */
  onRecovery: (failure: unknown) => void;
}

/** A card stands after 8 seconds at the latest, of which the planned release has 5. */
const budget = { attempt: 4500, planned: 5000, whole: 7500 };
/** Failures that come at once lead to the card within a second. */
const pauses = [120, 280];

const pause = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds * (0.75 + Math.random() / 2)));

/** Asking again is of no use: all its time is gone, or it may not run here. */
const isFinal = (failure: unknown) =>
  failure instanceof LoadError && ['late', 'hung'].includes(failure.problem);

type Timed<T> = (most: number) => Promise<T>;

async function withRetries<T>(timed: Timed<T>, { explain, onRecovery }: Options<T>): Promise<T> {
  let failure: unknown;
  for (const milliseconds of [...pauses, 0]) {
    try {
      const result = await timed(budget.planned);
      if (failure !== undefined) onRecovery(failure);
      return result;
    } catch (error) {
      if (isFinal(error)) throw error;
      // All attempts mostly fail for the same reason.
      const explained = failure === undefined ? explain(error) : Promise.resolve(failure);
      [failure] = await Promise.all([explained, pause(milliseconds)]);
    }
  }
  throw failure;
}

/** Three attempts, then one after each fallback, all within what is left of the time. */
export async function loadWithFallbacks<T>(options: Options<T>): Promise<T> {
  const start = performance.now();
  const left = (most: number) => Math.max(0, start + most - performance.now());
  const timed: Timed<T> = (most) => inTime(options.attempt(), Math.min(budget.attempt, left(most)));
  let failure: unknown;
  try {
    return await withRetries(timed, options);
  } catch (error) {
    failure = error;
  }
  for (const fallBack of options.fallbacks) {
    const change = Promise.resolve(left(budget.whole) > 0 && fallBack(failure));
    if (!(await inTime(change, left(budget.whole)).catch(() => false))) continue;
    try {
      return await timed(budget.whole);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}
