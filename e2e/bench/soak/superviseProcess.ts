import { root } from '@campus/shared/build/root';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** What a process keeps alive, at a moment. */
export interface Weight {
  at: number;
  heapUsed: number;
  rss: number;
}

interface Outage {
  from: number;
  to: number;
}

export interface SupervisedProcess {
  name: string;
  origin: string;
  outages: Outage[];
  /** One row for each life that it had. */
  lives: Weight[][];
  /** Ends as if the power were cut, and starts it again. */
  kill: () => Promise<void>;
  weigh: () => Promise<void>;
  stop: () => Promise<void>;
  /** Whether it was there all the time. */
  wasUp: (from: number, to: number) => boolean;
}

interface Options {
  name: string;
  file: string;
  port: number;
  env: Record<string, string>;
  /** Minutes by which its clock is wrong. */
  clock?: number;
}

const preload = (file: string) => ['--import', path.join(import.meta.dirname, file)];

/** The next message of this type. @throws when the process ends without it. */
function answerTo(child: ChildProcess, type: string) {
  return new Promise<object>((resolve, reject) => {
    const leave = () => child.off('message', onMessage).off('close', onClose);
    const onMessage = (message: { type?: string }) => {
      if (message.type !== type) return;
      leave();
      resolve(message);
    };
    const onClose = (code: number | null) => {
      leave();
      reject(new Error(`A process ended with ${code}.`));
    };
    child.on('message', onMessage).on('close', onClose);
  });
}

/** A process of the product on a port of its own, which is started again where it was killed. */
export async function superviseProcess(options: Options): Promise<SupervisedProcess> {
  const { name, file, port, env, clock } = options;
  const lives: Weight[][] = [];
  const outages: Outage[] = [];
  const execArgv = [
    ...preload('measureHeap.mjs'),
    ...(clock ? preload('../../fixtures/shiftClock.mjs') : []),
  ];

  async function start() {
    const child = fork('shell/dev/run.mjs', [file], {
      cwd: root,
      execArgv,
      // It writes each letter down.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { PATH: process.env.PATH, ...env, ...(clock && { CLOCK_MINUTES: String(clock) }) },
    });
    await answerTo(child, 'ready');
    lives.push([]);
    return child;
  }

  let child = await start();
  const end = async (signal: NodeJS.Signals) => {
    const ended = once(child, 'close');
    child.kill(signal);
    await ended;
  };

  return {
    name,
    origin: `http://127.0.0.1:${port}`,
    outages,
    lives,
    async kill() {
      const outage = { from: performance.now(), to: Infinity };
      outages.push(outage);
      await end('SIGKILL');
      child = await start();
      outage.to = performance.now();
    },
    async weigh() {
      if (!child.connected) return;
      const life = lives.at(-1);
      const asked = answerTo(child, 'heap').catch(() => undefined);
      child.send('heap');
      const weight = (await asked) as Omit<Weight, 'at'> | undefined;
      if (weight) life?.push({ ...weight, at: performance.now() });
    },
    stop: () => end('SIGTERM'),
    wasUp: (from, to) => !outages.some((outage) => outage.from < to && outage.to > from),
  };
}
