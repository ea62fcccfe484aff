const day = /^\d{4}-\d{2}-\d{2}$/;

/** The day as the library wants it: a moment of that day on this clock, noon because every day has one. */
export function toLocal(text: string) {
  const [year = 0, month = 1, date = 1] = text.split('-').map(Number);
  const noon = new Date(2000, month - 1, date, 12);
  // Years before 100 would be taken for those of the last century.
  noon.setFullYear(year, month - 1, date);
  return noon;
}

/** The day back as text, `2026-03-05`. */
export const toDay = (date: Date) =>
  [
    String(date.getFullYear()).padStart(4, '0'),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-');

/** What is no day, such as a half-typed one, is none to a calendar. */
export const localOrNone = (text: string | undefined) =>
  text && day.test(text) ? toLocal(text) : undefined;
