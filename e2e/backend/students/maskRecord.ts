import type { students } from '../schema/people';

const initial = (name: string | null) => name && `${name.slice(0, 1)}•••`;

const ending = (text: string | null) => text && `•••${text.length > 4 ? text.slice(-2) : ''}`;

/** A record of study as it is shown before anybody has proved that it is theirs. */
export function maskRecord(student: typeof students.$inferSelect) {
  const { id, lastName, firstName, recordBook, level, course, group } = student;
  const name = [initial(lastName), initial(firstName)].filter(Boolean).join(' ');
  return { uuid: id, name: name || null, recordBook: ending(recordBook), level, course, group };
}
