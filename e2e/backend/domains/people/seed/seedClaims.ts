import type { FreeRecords } from '../../accounts/seed/seedFreeRecords';
import type { People } from '../../accounts/seed/seedPeople';
import { assertDefined } from '../../../platform/database/assertDefined';
import type { DemoContext } from '../../../platform/seed/SeedSteps';
import { studentClaims } from '../peopleTables';

/** Somebody whose own words differ from the record: the number of the book alone is not believed. */
export async function seedClaims(
  { tx, calendar }: DemoContext,
  { everybody }: People,
  records: FreeRecords,
) {
  const recordOf = ({ snils }: People['everybody'][number]) =>
    records.find((record) => snils && record.snils === snils);
  const differing = everybody.filter(({ identityStatus }) => identityStatus === 'MISMATCH');
  const human = assertDefined(differing.find(recordOf));
  const { id: studentId, recordBook } = assertDefined(recordOf(human));
  const createdAt = calendar.moment(-1, 11, 20);
  await tx.insert(studentClaims).values({ humanId: human.id, studentId, recordBook, createdAt });
}
