import type { MountVisit } from './visitsOf';
import type { Problem } from './watchPage';

const most = 5;

/**
 * Where nobody knows of a record, the page and its calls may say that there is none, or that it is no
 * id; of a record that somebody else has found, only a call may say that it is not for this person.
 */
export function isAdmitted({ record }: MountVisit, { text, url }: Problem) {
  if (record === 'none') return /\b(404|422|NOT_FOUND)\b/.test(text);
  const isRefused = /\b(403|404)\b/.test(text);
  const isCall = URL.canParse(url) && new URL(url).pathname.startsWith('/api/');
  return record === 'foreign' && isRefused && isCall;
}

/** What a page has said of itself and is to blame for, a sentence each. */
export function sayProblems(visit: MountVisit, problems: readonly Problem[]) {
  const texts = problems
    .filter((problem) => !isAdmitted(visit, problem))
    .map(({ text, url, isWindow }) =>
      isWindow ? text : `says in the console: ${text}${url && ` (${new URL(url).pathname})`}`,
    );
  return [...new Set(texts)].slice(0, most);
}
