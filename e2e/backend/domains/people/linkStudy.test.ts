/** @jest-environment node */
import { claimStudent } from '@campus/shared/contract/people/calls';
import { acceptStudentClaim } from '@campus/shared/contract/people/staffCalls';
import { eq } from 'drizzle-orm';
import { runDueJobs } from '../../platform/jobs/runDueJobs';
import { backendForFile } from '../../testing/backendForFile';
import { inboxOf } from '../../testing/inboxOf';
import { logOf } from '../../testing/logOf';
import { setStudentStatus } from '../../testing/setStudentStatus';
import { students } from '../accounts/humanTables';
import { humanNotifications } from '../inbox/inboxTables';
import { addHuman, addRecordOf, identified } from '../applications/testing/openApplicationDesk';

const backend = backendForFile();

const claim = async (token: string, uuid: string) =>
  (await backend.send(claimStudent, { token, params: { uuid }, body: {} })).body;

const holderOf = async (id: string) => {
  const [row] = await backend.db.select().from(students).where(eq(students.id, id));
  return row?.humanId;
};

test('whoever studies again gets the next study from staff too, and the log has both', async () => {
  const human = await addHuman(backend, identified());
  const former = await addRecordOf(backend, human, { humanId: human.id });
  await setStudentStatus(backend.db, human.id, 'GRADUATED');
  const next = await addRecordOf(backend, human, { snils: null });
  const { claim: waiting } = await claim(human.token, next.id);
  const accepted = await backend.send(acceptStudentClaim, {
    token: await backend.tokenOf('support'),
    params: { id: waiting?.id ?? '' },
    body: { humanVersion: human.version, studentVersion: next.version },
  });
  expect(accepted).toMatchObject({ status: 200, body: { status: 'ACCEPTED' } });
  expect(await holderOf(former.id)).toBeNull();
  expect(await holderOf(next.id)).toBe(human.id);
  expect(await logOf(backend, human.id)).toContainEqual(
    expect.objectContaining({
      ...{ action: 'student.claim', entityType: 'student', entityId: next.id, actorType: 'USER' },
      diff: { studentId: { from: former.id, to: next.id } },
    }),
  );
  const isOwn = eq(humanNotifications.humanId, human.id);
  expect(await backend.db.select().from(humanNotifications).where(isOwn)).toContainEqual(
    expect.objectContaining({
      link: '/me/study',
      title: { ru: 'Учёба добавлена', en: 'Your studies are linked' },
      body: {
        ru: 'Запись учебного заведения связана с вашей учётной записью.',
        en: 'Your organisation’s record is now linked to your account.',
      },
    }),
  );
});

test('whoever proves a record that they have already is not told again that it is theirs', async () => {
  const human = await addHuman(backend, identified());
  const email = 'known-to-organisation@example.test';
  const record = await addRecordOf(backend, human, { humanId: human.id, email });
  expect(await claim(human.token, record.id)).toMatchObject({ identityStatus: 'VERIFIED' });
  expect(await inboxOf(backend, human.id)).toEqual(['Личность подтверждена']);
  await runDueJobs(backend.services);
  expect(backend.mails.filter(({ to }) => to === email)).toStrictEqual([]);
  const actions = (await logOf(backend, human.id)).map(({ action }) => action);
  expect(actions).not.toContain('student.claim');
});
