/** @jest-environment node */
import { updateHuman } from '@campus/shared/contract/people/staffCalls';
import { eq } from 'drizzle-orm';
import { system } from '../../platform/audit/Actor';
import { assertDefined } from '../../platform/database/assertDefined';
import { enqueue } from '../../platform/jobs/enqueue';
import { runDueJobs } from '../../platform/jobs/runDueJobs';
import { languages } from '../resources/resourceTables';
import { humans } from '../accounts/humanTables';
import { addStudent } from '../applications/testing/openApplicationDesk';
import { backendForFile } from '../../testing/backendForFile';
import { inboxOf } from '../../testing/inboxOf';
import { wordsOfPage } from '../../testing/wordsOfPage';
import { blockCard } from './blockCard';
import { cardNotice } from './moveCard';
import { blockReasons } from './cardTables';

const backend = backendForFile();

/** What the person gets once everything due has been done. */
async function lettersTo(email: string) {
  await runDueJobs(backend.services);
  return backend.mails.splice(0).filter(({ to }) => to === email);
}

test('a card that is ready is told in the inbox and by email, with the way to it', async () => {
  const { id, email, card } = await addStudent(backend, { status: 'ISSUING' });
  await enqueue(backend.db, 'card.issue', { cardId: assertDefined(card).id });
  const [mail, ...more] = await lettersTo(email);
  expect(more).toStrictEqual([]);
  expect(await inboxOf(backend, id)).toEqual(['Карта действует']);
  expect(mail).toEqual({
    to: email,
    subject: 'Карта действует',
    text: 'Здравствуйте!\n\nКарта действует.\n\nКарта выпущена. Откройте её на странице «Моя карта» и покажите код на входе.\n\n«Кампус»',
    link: { label: 'Открыть карту', path: '/me/card' },
  });
});

test('whoever reads English gets a block and its end in English', async () => {
  const { id, email, version } = await addStudent(backend, { status: 'ACTIVE' });
  const [english] = await backend.db.select().from(languages).where(eq(languages.key, 'en'));
  const languageId = assertDefined(english).id;
  await backend.db.update(humans).set({ languageId }).where(eq(humans.id, id));
  const token = await backend.tokenOf('support');
  const act = (cardAction: 'BLOCK' | 'UNBLOCK', known: number) =>
    backend.send(updateHuman, {
      token,
      params: { id },
      body: { cardAction, comment: 'По просьбе', version: known },
    });
  const blocked = await act('BLOCK', version);
  expect(await lettersTo(email)).toMatchObject([{ subject: 'Support has blocked the card' }]);
  await act('UNBLOCK', blocked.body.version);
  const [mail] = await lettersTo(email);
  expect(mail).toMatchObject({
    subject: 'Your card works again',
    text: expect.stringMatching(/^Hello,/) as string,
    link: { label: 'Open the card' },
  });
});

test('whoever has no account any more gets no email', async () => {
  const { id, email } = await addStudent(backend, { status: 'ACTIVE' });
  await backend.db.transaction((tx) => blockCard(tx, system, id, 'STUDY_ENDED'));
  await backend.db
    .update(humans)
    .set({ state: 'DELETED', deletedAt: new Date() })
    .where(eq(humans.id, id));
  expect(await lettersTo(email)).toStrictEqual([]);
});

test('a loss is told in the words of its block, and a block of no known reason in those of staff', () => {
  expect(cardNotice('reportLost', 'LOST')).toEqual(cardNotice('block', 'LOST'));
  expect(cardNotice('block', null)).toEqual(cardNotice('block', 'STAFF'));
});

test('each move of a card has something to say in both languages', () => {
  for (const move of ['activate', 'unblock', 'close', 'expire'] as const) {
    const { title, body } = cardNotice(move, null);
    for (const words of [title.ru, title.en, body.ru, body.en]) expect(words).toMatch(/\p{L}/u);
  }
});

test.each([
  ...blockReasons.enumValues.map((reason) => [`BLOCKED.${reason}`, 'block', reason] as const),
  ['EXPIRED', 'expire', null] as const,
  ['CLOSED', 'close', null] as const,
])('the page of a card that is %s says the same words', (key, move, reason) => {
  const inBoth = (word: string) => ({
    ru: wordsOfPage('mfe-participant/src', 'ru', `notice.${key}.${word}`),
    en: wordsOfPage('mfe-participant/src', 'en', `notice.${key}.${word}`),
  });
  const { title, body } = cardNotice(move, reason);
  expect({ title, body }).toEqual({ title: inBoth('title'), body: inBoth('text') });
});
