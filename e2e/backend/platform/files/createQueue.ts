/** What comes of the work, unless the signal is given before. @throws the reason of the signal */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const given = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([work, given]);
}

interface Task {
  key: string;
  run: () => Promise<void>;
}

interface Limits {
  /** Of how many keys work goes on at a time. */
  atOnce: number;
  /** How many may wait. */
  longest: number;
  /** Milliseconds after which work is given up, so that others have its place. */
  deadline: number;
}

type Work = (signal: AbortSignal) => Promise<void>;

/** Work that takes a processor: a little at a time, of each key one after the other. */
export function createQueue({ atOnce, longest, deadline }: Limits) {
  const waiting: Task[] = [];
  const busy = new Set<string>();
  const asked = new Map<string, Promise<void>>();

  function start() {
    const at = waiting.findIndex(({ key }) => !busy.has(key));
    const [task] = busy.size < atOnce && at >= 0 ? waiting.splice(at, 1) : [];
    if (!task) return;
    busy.add(task.key);
    void task.run().finally(() => {
      busy.delete(task.key);
      start();
    });
    start();
  }

  function perform(work: Work) {
    const signal = AbortSignal.timeout(deadline);
    return untilAborted(work(signal), signal);
  }

  /** Whoever asks for the same name meanwhile waits for the same work. @throws Error when too many wait. */
  function add(key: string, name: string, work: Work): Promise<void> {
    const known = asked.get(name);
    if (known) return known;
    if (waiting.length >= longest) return Promise.reject(new Error(`Too many wait before ${name}`));
    const done = new Promise<void>((resolve, reject) => {
      waiting.push({ key, run: () => perform(work).then(resolve, reject) });
    }).finally(() => asked.delete(name));
    asked.set(name, done);
    start();
    return done;
  }

  return { add };
}
