import { diagnose } from './diagnose';
import { LoadError } from './loadWithFallbacks';
import { findPlanned, type Plan } from './Plan';

/** Loads the page anew and never comes back, or throws what it was given. */
export type Rescue = (failure: unknown) => Promise<never>;

interface Options {
  fetchPlan: () => Promise<Plan>;
  /** Whether a reload would take something away. */
  isUnsaved: () => boolean;
  reload?: () => void;
}

const key = 'campus.reloaded';
const most = 20;

function readMarks(): string[] {
  return JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
}

/**
 * Loads the page anew, at most once for each address and reason in the life of a tab; says whether
 * it does. Without a memory nothing would end a loop, so then it does not.
 */
function reloadOnce(reason: string, reload: () => void): boolean {
  const mark = `${location.pathname} ${reason}`;
  try {
    const marks = readMarks();
    if (marks.includes(mark)) return false;
    sessionStorage.setItem(key, JSON.stringify([...marks, mark].slice(-most)));
  } catch {
    return false;
  }
  reload();
  return true;
}

/**
 * What visitors get now in place of the release that a file belonged to; nothing if it is the same.
 * Of a remote that is not planned for this page any more, a newer shell may have a release.
 */
function successorOf(address: string, fresh: Plan, shell: string): string | undefined {
  const [, name = '', release] = /^\/remotes\/([^/]+)\/([^/]+)\//.exec(address) ?? [];
  const planned = findPlanned(fresh, name);
  if (!planned) return fresh.release === shell ? undefined : `shell ${fresh.release}`;
  return planned.release === release ? undefined : `${name} ${planned.release}`;
}

/**
 * For a page that was opened so long ago that its release is cleared away, or that the newer one does
 * not fit: a file is gone although the server is well, and there is something newer. Words that were
 * typed come first.
 */
export const createRescue =
  (shell: string, { fetchPlan, isUnsaved, reload = () => location.reload() }: Options): Rescue =>
  async (failure) => {
    const reason = await diagnose(failure, '');
    if (!(reason instanceof LoadError) || reason.problem !== 'gone' || isUnsaved()) throw failure;
    const fresh = await fetchPlan().catch(() => undefined);
    const successor = fresh && successorOf(reason.address, fresh, shell);
    if (!successor || isUnsaved() || !reloadOnce(successor, reload)) throw failure;
    return new Promise<never>(() => undefined);
  };
