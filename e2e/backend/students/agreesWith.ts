import type { humans, students } from '../schema/people';

type Person = Pick<
  typeof humans.$inferSelect | typeof students.$inferSelect,
  'lastName' | 'firstName' | 'middleName' | 'birthDate' | 'snils'
>;

/** Е and Ё are one letter in documents, and case is none. */
const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е').trim();

const isSame = (one: string | null, other: string | null) =>
  one === null || other === null || plain(one) === plain(other);

/** Whether a person is who the record names, by all that both know; undefined if that is too little. */
export function agreesWith(human: Person, record: Person): boolean | undefined {
  const isNamed = record.lastName !== null && record.birthDate !== null;
  if (!isNamed && record.snils === null) return undefined;
  const fields = ['lastName', 'firstName', 'middleName', 'birthDate', 'snils'] as const;
  return fields.every((field) => isSame(human[field], record[field]));
}
