import { LoadError } from './loadWithFallbacks';

/** What the runtimes of webpack and of the federation throw of a file. */
interface Thrown {
  name?: unknown;
  message?: unknown;
  request?: unknown;
}

/** A card may not wait long for the name of its failure. */
const patience = 400;

/** The address of the file that did not come; nothing where the code itself threw. */
function addressOf(error: unknown, entry: string): string | undefined {
  const { name, message, request } = (error ?? {}) as Thrown;
  if (name === 'ChunkLoadError' && typeof request === 'string') return request;
  // Its loader says so of a remote's entry.
  return String(message).includes('RUNTIME-008') ? entry : undefined;
}

function problemOf({ ok, status, headers }: Response, address: string) {
  const type = headers.get('content-type')?.split(';')[0] ?? 'nothing';
  if (status === 404 || status === 410) return ['gone', `is gone (${status})`] as const;
  if (!ok) return ['wrong', `was answered ${status}`] as const;
  const isRight = address.endsWith('.css') ? type === 'text/css' : type.includes('javascript');
  return isRight ? undefined : (['wrong', `came as ${type}`] as const);
}

/**
 * A script that fails says nothing of the reason, so its address is asked once more, past whatever
 * wrong answer the browser has kept.
 */
export async function diagnose(error: unknown, entry: string): Promise<unknown> {
  const address = addressOf(error, entry);
  if (!address) return error;
  try {
    const signal = AbortSignal.timeout(patience);
    const answer = await fetch(address, { cache: 'reload', signal });
    const problem = problemOf(answer, address);
    if (!problem) return error;
    const { pathname } = new URL(address, location.href);
    return new LoadError(problem[0], `${pathname} ${problem[1]}`, pathname, error);
  } catch {
    return error;
  }
}
