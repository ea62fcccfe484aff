const moscow = 3 * 3_600_000;
const local = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** `2026-11-22T12:40` for a moment: what a field with a date and a time holds. */
export const toMoscowTime = (moment: string | null) =>
  moment ? new Date(Date.parse(moment) + moscow).toISOString().slice(0, 16) : '';

/** The moment back; what is none stays as typed, for the schema to refuse. */
export function fromMoscowTime(text: string, known?: string | null) {
  // The field shows no seconds, and a moment that nobody changed keeps its own.
  if (known && toMoscowTime(known) === text) return known;
  const time = local.test(text) ? Date.parse(`${text}:00+03:00`) : Number.NaN;
  return Number.isNaN(time) ? text : new Date(time).toISOString();
}
