import { diffOf } from '../../audit/diffOf';

type Row = Record<string, unknown>;

const lengthsOf = (body: unknown) =>
  body &&
  Object.fromEntries(Object.entries(body).map(([lang, html]) => [lang, String(html).length]));

/** What a save changed; of long texts it tells only their lengths. */
export function publicationDiff(before: Row, after: Row) {
  const { body, ...diff } = diffOf(before, after);
  // Who saved stands in the log itself.
  delete diff.updatedById;
  return body ? { ...diff, body: { from: lengthsOf(body.from), to: lengthsOf(body.to) } } : diff;
}
