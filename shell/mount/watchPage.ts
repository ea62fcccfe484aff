import type { BrowserContext, JSHandle, Page } from 'playwright';
import { patience, workAtOnce } from './createWork';
import type { MountVisit } from './visitsOf';

/** What tells an error of a page from others: `type` is set by webpack, `problem` and `status` by ours. */
interface ErrorKind {
  name?: unknown;
  type?: unknown;
  problem?: unknown;
  status?: unknown;
}

/** A part or an answer that came too late tells of this machine at least as much as of the release. */
export const isTimeout = ({ name, type, problem, status }: ErrorKind): boolean =>
  (name === 'ApiError' && status === 'TIMEOUT_ERROR') ||
  (name === 'ChunkLoadError' && type === 'timeout') ||
  (name === 'LoadError' && problem === 'late');

export interface Problem {
  text: string;
  /** The address that it is about; empty when none is. */
  url: string;
  /** Not of the console: what the page does with the browser. */
  isDeed?: true;
  /** Sound where somebody has typed or pressed something before. */
  mayBeAsked?: true;
}

const longest = 300;

export const short = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^(.{297}).{4,}$/, '$1…')
    .slice(0, longest);

/** Has every page of the context say in its console what a policy has stopped and nobody has caught. */
export const tellMore = (context: BrowserContext) =>
  context.addInitScript(() => {
    addEventListener('unhandledrejection', ({ reason }) => console.debug(reason));
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`The policy of the page stopped ${blockedURI} (${violatedDirective})`),
    );
  });

/** Empty for what is no error, and for an error of a page that is gone or runs in circles. */
const kindOf = (value: JSHandle<unknown>, limit: number): Promise<ErrorKind> =>
  workAtOnce(
    () =>
      value.evaluate((one) => {
        if (!(one instanceof Error)) return {};
        const { name, type, problem, status }: ErrorKind = one;
        return { name, type, problem, status };
      }),
    limit,
  ).catch(() => ({}));

const deed = { url: '', isDeed: true } as const;
const asked = { ...deed, mayBeAsked: true } as const;

export interface Watched {
  problems: readonly Problem[];
  /** Of every error that was written to the console or that nobody has caught. */
  kinds: readonly Promise<ErrorKind>[];
}

/** Collects console errors, uncaught errors and rejections of a page; what kind they are, it says in this time. */
export function watchPage(page: Page, limit = patience): Watched {
  const problems: Problem[] = [];
  const kinds: Promise<ErrorKind>[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'debug')
      kinds.push(...message.args().map((value) => kindOf(value, limit)));
    if (message.type() !== 'error') return;
    problems.push({ text: short(message.text()), url: message.location().url });
  });
  page.on('pageerror', (error) => problems.push({ text: short(String(error)), url: '' }));
  page.on('dialog', (dialog) => {
    const [kind, text] = [dialog.type(), short(dialog.message())];
    problems.push(
      kind === 'beforeunload'
        ? { ...asked, text: 'asks whether to leave it: only words that are not saved do.' }
        : { ...deed, text: `opens the ${kind} of the browser: «${text}».` },
    );
    // Its page may be gone.
    void dialog.accept().catch(() => undefined);
  });
  page.on('download', (download) => {
    problems.push({ ...asked, text: `puts the file ${download.suggestedFilename()} on the disk.` });
    void download.cancel().catch(() => undefined);
  });
  page.on('popup', (popup) => {
    problems.push({ ...asked, text: 'opens another window.' });
    void popup.close().catch(() => undefined);
  });
  page.on('crash', () => problems.push({ text: 'The page has crashed', url: '' }));
  return { problems, kinds };
}

const mostProblems = 5;

/**
 * Where nobody knows of a record, the page and its calls may say that there is none, or that it is no
 * id; of a record that somebody else has found, only a call may say that it is not for this person.
 */
export function isAdmittedProblem({ record }: MountVisit, { text, url }: Problem) {
  if (record === 'none') return /\b(404|422|NOT_FOUND)\b/.test(text);
  const isRefused = /\b(403|404)\b/.test(text);
  const isCall = URL.canParse(url) && new URL(url).pathname.startsWith('/api/');
  return record === 'foreign' && isRefused && isCall;
}

/** What a page has said of itself and is to blame for, a sentence each. */
export function sayProblems(visit: MountVisit, problems: readonly Problem[]) {
  const texts = problems
    .filter((problem) => !isAdmittedProblem(visit, problem) && !(visit.steps && problem.mayBeAsked))
    .map(({ text, url, isDeed }) =>
      isDeed ? text : `says in the console: ${text}${url && ` (${new URL(url).pathname})`}`,
    );
  return [...new Set(texts)].slice(0, mostProblems);
}
