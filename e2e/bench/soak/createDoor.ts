import { withTimeout } from '../../../shell/server/withTimeout';
import type { SupervisedProcess } from './superviseProcess';

/** A gateway, and the backend behind it. */
export interface Side {
  gateway: SupervisedProcess;
  backend: SupervisedProcess;
}

export interface Failure {
  what: string;
  /** Whether a process that it went through was dead meanwhile. */
  isOfKilled: boolean;
}

type Kind = 'pages' | 'files' | 'reading' | 'writing';

/** As nginx of `running.md`: what may have been done is not sent once more. */
const isRepeatable = (method: string) => method !== 'POST' && method !== 'PATCH';

const causeOf = (error: unknown) => {
  const { cause } = error as { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? String(error);
};

function kindOf(path: string, method: string): Kind {
  if (path.startsWith('/api/'))
    return method === 'GET' || path.includes('filter') ? 'reading' : 'writing';
  return /^\/(remotes|shell)\//.test(path) ? 'files' : 'pages';
}

/** The request of somebody came to nothing, and is among the failures. */
export class NoAnswer extends Error {}

export type Send = (path: string, init: RequestInit) => Promise<Response>;

async function answerOf(address: string, init: RequestInit) {
  const answer = await fetch(address, init);
  // A body that breaks off is no answer either.
  const body = answer.headers.get('content-type')?.startsWith('text/event-stream')
    ? answer.body
    : await answer.arrayBuffer();
  return { body, status: answer.status, headers: answer.headers };
}

/**
 * What stands before the gateways: takes them in turn, and the other where one is not there. What does
 * not end, as where a process died amid its answer, is given up after `timeout` milliseconds.
 */
export function createDoor(sides: Side[], timeout = 60_000) {
  const took: Record<Kind, number[]> = { pages: [], files: [], reading: [], writing: [] };
  const failures: Failure[] = [];
  let turn = 0;

  async function ask({ gateway, backend }: Side, path: string, init: RequestInit) {
    const from = performance.now();
    const wasUp = () =>
      [gateway, backend].every((process) => process.wasUp(from, performance.now()));
    try {
      const answered = await withTimeout(answerOf(gateway.origin + path, init), timeout);
      if (!answered) throw new Error('no end of the answer');
      const { body, status, headers } = answered;
      const isFailed = status >= 500;
      return {
        answer: new Response(status === 204 || status === 304 ? null : body, { status, headers }),
        problem: isFailed ? String(status) : undefined,
        maySendAgain: status === 503 && isRepeatable(init.method ?? 'GET'),
        wasUp: wasUp(),
        took: performance.now() - from,
      };
    } catch (error) {
      if (init.signal?.aborted) {
        const what = `no answer in time: ${init.method ?? 'GET'} ${path}`;
        failures.push({ what, isOfKilled: !wasUp() });
        throw error;
      }
      const problem = causeOf(error);
      const maySendAgain = problem === 'ECONNREFUSED' || isRepeatable(init.method ?? 'GET');
      return { error, problem, maySendAgain, wasUp: wasUp(), took: performance.now() - from };
    }
  }

  const send: Send = async (path, init) => {
    turn += 1;
    const first = turn % sides.length;
    const order = [...sides.slice(first), ...sides.slice(0, first)];
    const method = init.method ?? 'GET';
    let wasUp = true;
    for (const [index, side] of order.entries()) {
      const asked = await ask(side, path, init);
      wasUp &&= asked.wasUp;
      const { problem } = asked;
      if (problem && asked.maySendAgain && index < order.length - 1) continue;
      if (problem) failures.push({ what: `${problem} ${method} ${path}`, isOfKilled: !wasUp });
      else took[kindOf(path, method)].push(asked.took);
      if (asked.answer) return asked.answer;
      throw new NoAnswer(problem, { cause: asked.error });
    }
    throw new Error('There is no gateway.');
  };

  return { send, took, failures };
}

export type Door = ReturnType<typeof createDoor>;
