/** @jest-environment node */
import {
  countAudience,
  createNotification,
  testNotification,
} from '@campus/shared/contract/notifications/calls';
import { and, eq } from 'drizzle-orm';
import { countRows } from '../../platform/database/countRows';
import { runDueJobs } from '../../platform/jobs/runDueJobs';
import { humans } from '../accounts/humanTables';
import { addOrganisation } from '../payments/testing/paymentDeskForFile';
import { backendForFile } from '../../testing/backendForFile';
import { beforeTests } from '../../testing/beforeTests';
import { tokensOf } from '../../testing/tokensOf';

const backend = backendForFile();
const tokens = beforeTests(() => tokensOf(backend, 'admin', 'content', 'support', 'audit'));

const everybody = { audience: { mode: 'ALL' }, channels: ['INBOX'] };
const count = (change: object = {}, token: string | undefined = tokens.content) =>
  backend.send(countAudience, { token, body: { ...everybody, ...change } });

describe('the number of people', () => {
  test('is told while the audience is built, in all and by each channel', async () => {
    const { status, body } = await count();
    expect(status).toBe(200);
    const open = await countRows(backend.db, humans, eq(humans.state, 'ACTIVE'));
    expect(body).toMatchObject({ recipients: open, reach: { INBOX: open } });
    expect(body.unavailable).toEqual(['PUSH']);
    // Of the people of the demo a part has agreed to letters: enough to be told, and not all.
    expect(body.reach.EMAIL ?? 0).toBeLessThan(open);
    expect(body.reach.EMAIL ?? 0).toBeGreaterThanOrEqual(10);
    const byMail = (await count({ channels: ['EMAIL'] })).body;
    expect(byMail.recipients).toBe(byMail.reach.EMAIL);
    expect(byMail.reach).toEqual(body.reach);
  });

  test('is that of the draft which is made of it', async () => {
    const filter = { identityStatuses: ['VERIFIED'] };
    const asked = { audience: { mode: 'FILTER', filter }, channels: ['EMAIL', 'INBOX'] };
    const { recipients } = (await count(asked)).body;
    const verified = and(eq(humans.state, 'ACTIVE'), eq(humans.identityStatus, 'VERIFIED'));
    expect(recipients).toBe(await countRows(backend.db, humans, verified));
    const words = { title: { ru: 'Один' }, body: { ru: 'Два' }, kind: 'INFO' };
    const made = await backend.send(createNotification, {
      token: tokens.content,
      body: { ...words, ...asked },
    });
    expect(made.body.recipients).toBe(recipients);
  });

  test('of fewer than ten is told to who has the register of people, and to nobody else', async () => {
    for (const people of [0, 9]) {
      const { eduOrgId } = await addOrganisation(backend.db, {
        people,
        grant: { amount: 300_000, quota: 1 },
      });
      const audience = { mode: 'FILTER', filter: { eduOrgIds: [eduOrgId] } };
      const nothing = { recipients: null, reach: { INBOX: null, EMAIL: null, PUSH: null } };
      expect((await count({ audience })).body).toMatchObject(nothing);
      expect((await count({ audience }, tokens.support)).body.recipients).toBe(people);
      expect((await count({ audience }, tokens.admin)).body.reach.INBOX).toBe(people);
    }
  });

  test('is not told of who was searched for by name, save to who has the register', async () => {
    const audience = { mode: 'FILTER', filter: { search: 'student@example.test' } };
    expect(await count({ audience })).toMatchObject({
      status: 403,
      body: { code: 'AUDIENCE_SEARCH' },
    });
    expect((await count({ audience }, tokens.support)).body.recipients).toBe(1);
  });

  test('is asked for an audience and a channel by those who write', async () => {
    const nobody = { audience: { mode: 'IDS', humanIds: [] }, channels: [] };
    const { status, body } = await count(nobody);
    expect(status).toBe(422);
    expect(body.fields).toEqual({ 'audience.humanIds': 'REQUIRED', channels: 'REQUIRED' });
    expect((await count({}, tokens.audit)).status).toBe(403);
    expect((await backend.send(countAudience, { body: everybody })).status).toBe(401);
  });
});

describe('a test', () => {
  const words = { title: { ru: 'Каникулы', en: 'Holidays' }, body: { ru: 'До 9-го', en: 'Rest' } };
  const send = (body: object, token: string | undefined = tokens.support) =>
    backend.send(testNotification, { token, body });
  beforeEach(() => {
    backend.mails.length = 0;
  });

  test('goes to its author alone, a letter in each language, marked as what it is', async () => {
    const { status, body } = await send({ ...words, link: '/news' });
    expect({ status, body }).toEqual({ status: 200, body: { to: 'support@example.test' } });
    await runDueJobs(backend.services);
    const mails = backend.mails.map(({ to, subject, link }) => ({ to, subject, link }));
    expect(mails).toEqual([
      {
        to: 'support@example.test',
        subject: 'Проверка: Каникулы',
        link: { label: 'Открыть «Кампус»', path: '/news' },
      },
      {
        to: 'support@example.test',
        subject: 'Test: Holidays',
        link: { label: 'Open Campus', path: '/news' },
      },
    ]);
  });

  test('of words that nobody has translated is one letter', async () => {
    expect((await send({ title: { ru: 'Один' }, body: { ru: 'Два' } })).status).toBe(200);
    await runDueJobs(backend.services);
    expect(backend.mails.map(({ subject }) => subject)).toEqual(['Проверка: Один']);
  });

  test('wants words, and somebody who writes', async () => {
    const { status, body } = await send({ ...words, title: { ru: '' }, link: 'news' });
    expect(status).toBe(422);
    expect(body.fields).toEqual({ 'title.ru': 'REQUIRED', link: 'PATH_FORMAT' });
    expect((await send(words, tokens.audit)).status).toBe(403);
    expect((await backend.send(testNotification, { body: words })).status).toBe(401);
    await runDueJobs(backend.services);
    expect(backend.mails).toStrictEqual([]);
  });
});
