/** @jest-environment node */
import { eq } from 'drizzle-orm';
import type { StudentData } from '@campus/shared/contract/sync/requests';
import { nsiMessage, nsiStudent, nsiStudy } from '../../../fixtures/nsiMessages';
import { humans, students } from '../accounts/humanTables';
import { addHuman, identified } from '../applications/testing/openApplicationDesk';
import { inboxOf } from '../../testing/inboxOf';
import { beforeTests } from '../../testing/beforeTests';
import { startTestSync } from './testing/startTestSync';

const sync = beforeTests(startTestSync);
afterAll(() => sync.stop());

const { lastName, firstName, birthDate, snils } = nsiStudent('', '');
const wrong = { birthDate: '2006-03-09' };

/** Somebody whose linked record says this, and who has been found to differ from it. */
async function addMismatched(name: string, record: Partial<StudentData>) {
  const { db } = sync.backend;
  // Everybody of these tests has the number of the record, one after another.
  await db
    .update(humans)
    .set({ snils: null })
    .where(eq(humans.snils, snils ?? ''));
  const said = { lastName, firstName, birthDate, snils, identityStatus: 'MISMATCH' } as const;
  const human = await addHuman(sync.backend, identified(said));
  const [org, program, student] = [`ORG-${name}`, `PRG-${name}`, `STD-${name}`];
  let second = 0;
  const tell = (change: Partial<StudentData>) => {
    second += 1;
    const occurredAt = new Date(Date.now() + second * 1_000);
    const payload = { ...nsiStudent(org, program), ...change };
    return sync.deliver(nsiMessage('STUDENT', student, payload, { occurredAt }));
  };
  await sync.deliver(...nsiStudy(name).slice(0, 3));
  await tell(record);
  await db.update(students).set({ humanId: human.id }).where(eq(students.nsiId, student));
  const statusNow = async () =>
    (await db.select().from(humans).where(eq(humans.id, human.id)))[0]?.identityStatus;
  return { ...human, tell, statusNow };
}

test('a record that its organisation has corrected ends the mismatch, and its owner is told', async () => {
  const human = await addMismatched('Corrected', wrong);
  expect(await human.tell({ ...wrong, group: 'Б-12' })).toEqual(['APPLIED']);
  expect(await human.statusNow()).toBe('MISMATCH');
  expect(await human.tell({})).toEqual(['APPLIED']);
  expect(await human.statusNow()).toBe('VERIFIED');
  expect(await inboxOf(sync.backend, human.id)).toContain('Личность подтверждена');
});

test('no number, no proof: then it stays for support to decide', async () => {
  const human = await addMismatched('Numberless', { ...wrong, snils: null });
  await human.tell({ snils: null });
  expect(await human.statusNow()).toBe('MISMATCH');
});

test('a mismatch that the record never told is not ended by a record that comes again', async () => {
  const human = await addMismatched('Suspected', {});
  await human.tell({ group: 'Б-12' });
  expect(await human.statusNow()).toBe('MISMATCH');
});
