import type { humans, students } from '../accounts/humanTables';
import { isSaid, isSameSpelling } from './spelling';

const identityFields = ['lastName', 'firstName', 'middleName', 'birthDate', 'snils'] as const;

type Person = Pick<
  typeof humans.$inferSelect | typeof students.$inferSelect,
  (typeof identityFields)[number]
>;
type StudyRecord = Person & Pick<typeof students.$inferSelect, 'recordBook'>;

const isSame = (one: string | null, other: string | null) =>
  isSaid(one) && isSaid(other) ? isSameSpelling(one, other) : null;

/** Whether a person and a record of study say the same; null where one of them does not know. */
export const agreementOf = (human: Person, record: StudyRecord, recordBook: string | null) => ({
  lastName: isSame(human.lastName, record.lastName),
  firstName: isSame(human.firstName, record.firstName),
  middleName: isSame(human.middleName, record.middleName),
  birthDate: isSame(human.birthDate, record.birthDate),
  snils: isSame(human.snils, record.snils),
  recordBook: isSame(recordBook, record.recordBook),
});

type Agreement = ReturnType<typeof agreementOf>;

/**
 * What an agreement proves. Names and birthdays are known to others, so that only a number proves
 * whose a record is: the СНИЛС, or the record book of somebody whom the record names.
 */
export function proofIn(agreement: Agreement): 'PROVEN' | 'UNPROVEN' | 'DIFFERS' {
  if (identityFields.some((field) => agreement[field] === false)) return 'DIFFERS';
  const { lastName, birthDate, snils, recordBook } = agreement;
  if (recordBook === false) return 'UNPROVEN';
  return snils || (recordBook && lastName && birthDate) ? 'PROVEN' : 'UNPROVEN';
}
