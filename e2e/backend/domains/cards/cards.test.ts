/** @jest-environment node */
import { cardStatuses } from '@campus/shared/contract/cards/machine';
import { updateHuman } from '@campus/shared/contract/people/staffCalls';
import { getCampusCard } from '@campus/shared/contract/cards/calls';
import { eq } from 'drizzle-orm';
import { jwtVerify } from 'jose';
import { system } from '../../platform/audit/Actor';
import { assertDefined } from '../../platform/database/assertDefined';
import { enqueue } from '../../platform/jobs/enqueue';
import { runDueJobs } from '../../platform/jobs/runDueJobs';
import { eskCards, eskIssuings } from './cardTables';
import { humans, students } from '../accounts/humanTables';
import { addHuman, addCard, addStudent } from '../applications/testing/openApplicationDesk';
import { inboxOf } from '../../testing/inboxOf';
import { logOf } from '../../testing/logOf';
import { setStudentStatus } from '../../testing/setStudentStatus';
import { backendForFile } from '../../testing/backendForFile';
import { blockCard } from './blockCard';

const backend = backendForFile();
let token: string;
beforeAll(async () => {
  token = await backend.tokenOf('support');
});

async function act(id: string, cardAction: 'BLOCK' | 'UNBLOCK' | 'CLOSE') {
  const [human] = await backend.db.select().from(humans).where(eq(humans.id, id));
  const { version } = assertDefined(human);
  const body = { cardAction, comment: 'По просьбе', version };
  return backend.send(updateHuman, { token, params: { id }, body });
}

async function stored(id: string) {
  const [card] = await backend.db.select().from(eskCards).where(eq(eskCards.id, id));
  return assertDefined(card);
}

describe('staff act on a card', () => {
  const allowed = {
    BLOCK: { from: ['ACTIVE'], to: 'BLOCKED' },
    UNBLOCK: { from: ['BLOCKED'], to: 'ACTIVE' },
    CLOSE: { from: ['ISSUING', 'ACTIVE', 'BLOCKED'], to: 'CLOSED' },
  };
  const cases = (['BLOCK', 'UNBLOCK', 'CLOSE'] as const).flatMap((action) =>
    cardStatuses.map((from) => {
      const isAllowed = allowed[action].from.includes(from);
      return { action, from, isAllowed, to: isAllowed ? allowed[action].to : from };
    }),
  );

  test.each(cases.filter(({ isAllowed }) => isAllowed))(
    '$action moves a card from $from to $to',
    async ({ action, from, to }) => {
      const { id, card } = await addStudent(backend, { status: from });
      expect((await act(id, action)).status).toBe(200);
      expect((await stored(assertDefined(card).id)).status).toBe(to);
      expect(await inboxOf(backend, id)).toHaveLength(1);
      const actions = (await logOf(backend, id)).map((log) => log.action);
      expect(actions).toContain(`card.${action.toLowerCase()}`);
    },
  );

  test.each(cases.filter(({ isAllowed }) => !isAllowed))(
    '$action is refused where a card is $from',
    async ({ action, from }) => {
      const { id, card } = await addStudent(backend, { status: from });
      const { status, body } = await act(id, action);
      expect({ status, ...body }).toMatchObject({ status: 409, code: 'STATE', current: from });
      expect((await stored(assertDefined(card).id)).status).toBe(from);
      expect(await inboxOf(backend, id)).toStrictEqual([]);
    },
  );

  test('the reason of a block is staff, and goes with it', async () => {
    const { id, card } = await addStudent(backend, { status: 'ACTIVE' });
    await act(id, 'BLOCK');
    const cardId = assertDefined(card).id;
    expect((await stored(cardId)).blockReason).toBe('STAFF');
    await act(id, 'UNBLOCK');
    expect((await stored(cardId)).blockReason).toBeNull();
    const moves = (await logOf(backend, id)).filter(({ entityType }) => entityType === 'card');
    expect(moves.map(({ action, entityId, diff }) => ({ action, entityId, diff }))).toEqual([
      {
        ...{ action: 'card.block', entityId: cardId },
        diff: { status: { from: 'ACTIVE', to: 'BLOCKED' }, blockReason: { to: 'STAFF' } },
      },
      {
        ...{ action: 'card.unblock', entityId: cardId },
        diff: { status: { from: 'BLOCKED', to: 'ACTIVE' } },
      },
    ]);
  });

  test('a card that was replaced is not unblocked', async () => {
    const { id, card } = await addStudent(backend, { status: 'CLOSED', blockReason: 'LOST' });
    const createdAt = new Date(Date.now() + 1_000);
    await addCard(backend, id, { previousCardId: assertDefined(card).id, createdAt });
    expect(await act(id, 'UNBLOCK')).toMatchObject({
      status: 409,
      body: { code: 'CARD_REPLACED' },
    });
  });

  test.each(['STUDY_ENDED', 'LOST', 'STAFF'] as const)(
    'a card that is blocked as %s is not unblocked while nobody studies',
    async (blockReason) => {
      const { id, card } = await addStudent(backend, { status: 'BLOCKED', blockReason });
      await setStudentStatus(backend.db, id, 'EXPELLED');
      const refused = await act(id, 'UNBLOCK');
      expect(refused).toMatchObject({ status: 422, body: { code: 'CARD_STUDY_ENDED' } });
      const blocked = { status: 'BLOCKED', blockReason };
      expect(await stored(assertDefined(card).id)).toMatchObject(blocked);
    },
  );

  test('who has no card gets a clear answer', async () => {
    const { id } = await addHuman(backend);
    expect(await act(id, 'BLOCK')).toMatchObject({ status: 422, body: { code: 'CARD_NONE' } });
  });

  test('of two blocks at once one wins', async () => {
    const { id } = await addStudent(backend, { status: 'ACTIVE' });
    const answers = await Promise.all([act(id, 'BLOCK'), act(id, 'BLOCK')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('a block that nobody at the desk asks for', () => {
  const block = (humanId: string) =>
    backend.db.transaction((tx) => blockCard(tx, system, humanId, 'STUDY_ENDED'));

  test('stops an active card', async () => {
    const { id, card } = await addStudent(backend, { status: 'ACTIVE' });
    expect(await block(id)).toMatchObject({ status: 'BLOCKED', blockReason: 'STUDY_ENDED' });
    expect(await stored(assertDefined(card).id)).toMatchObject({ status: 'BLOCKED' });
    expect(await inboxOf(backend, id)).toEqual(['Карта заблокирована: учёба завершена']);
  });

  test.each(['ISSUING', 'BLOCKED', 'EXPIRED', 'CLOSED'] as const)(
    'leaves one that is %s alone',
    async (status) => {
      const { id, card } = await addStudent(backend, { status });
      expect(await block(id)).toBeUndefined();
      expect((await stored(assertDefined(card).id)).status).toBe(status);
    },
  );
});

describe('time', () => {
  const activate = async (cardId: string) => {
    await enqueue(backend.db, 'card.issue', { cardId });
    await runDueJobs(backend.services);
  };

  test('a card that is ready is active for five years, or until the study is due to end', async () => {
    const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
    const years = (count: number) => `${Number(today.slice(0, 4)) + count}${today.slice(4)}`;
    const ends = { [years(2)]: years(2), [years(7)]: years(5), '2001-06-30': years(5) };
    for (const [expectedEndAt, expiresAt] of Object.entries(ends)) {
      const { id, card } = await addStudent(backend, { status: 'ISSUING' });
      await backend.db.update(students).set({ expectedEndAt }).where(eq(students.humanId, id));
      await activate(assertDefined(card).id);
      expect(await stored(assertDefined(card).id)).toMatchObject({
        status: 'ACTIVE',
        issuedAt: today,
        expiresAt,
      });
      expect(await inboxOf(backend, id)).toEqual(['Карта действует']);
    }
  });

  test('a card of a study that ended meanwhile is closed instead', async () => {
    const { id, card } = await addStudent(backend, { status: 'ISSUING' });
    await setStudentStatus(backend.db, id, 'EXPELLED');
    await activate(assertDefined(card).id);
    expect(await stored(assertDefined(card).id)).toMatchObject({
      status: 'CLOSED',
      blockReason: 'STUDY_ENDED',
    });
  });

  test('a card that was closed meanwhile stays closed', async () => {
    const { card } = await addStudent(backend, { status: 'CLOSED' });
    await activate(assertDefined(card).id);
    expect((await stored(assertDefined(card).id)).status).toBe('CLOSED');
  });

  test.each([
    ['ACTIVE', -1, 'EXPIRED'],
    ['BLOCKED', -1, 'EXPIRED'],
    ['ACTIVE', 0, 'ACTIVE'],
    ['CLOSED', -1, 'CLOSED'],
  ] as const)(
    'a card that is %s %i days from its end becomes %s',
    async (status, days, becomes) => {
      const expiresAt = new Date(Date.now() + 3 * 3_600_000 + days * 86_400_000)
        .toISOString()
        .slice(0, 10);
      const { card } = await addStudent(backend, { status, expiresAt });
      await enqueue(backend.db, 'card.expire', {});
      await runDueJobs(backend.services);
      expect((await stored(assertDefined(card).id)).status).toBe(becomes);
    },
  );
});

test('the own card shows its photograph, how it is had and what was before it', async () => {
  const [issuing] = await backend.db
    .insert(eskIssuings)
    .values({ name: { ru: 'В деканате', en: 'At the office' }, kind: 'PLASTIC', leadDays: 5 })
    .returning();
  const person = await addStudent(backend, { status: 'CLOSED', blockReason: 'LOST' });
  const old = assertDefined(person.card);
  await addCard(backend, person.id, {
    issuingId: assertDefined(issuing).id,
    previousCardId: old.id,
    createdAt: new Date(Date.now() + 1_000),
  });
  const { body } = await backend.send(getCampusCard, { token: person.token, language: 'en' });
  expect(body).toMatchObject({
    status: 'ACTIVE',
    photoUrl: expect.stringMatching(/^\/api\/files\/human-photo\/.*\.jpg$/) as string,
    issuing: { name: 'At the office', leadDays: 5 },
    previous: [{ id: old.id, status: 'CLOSED', blockReason: 'LOST' }],
    qrToken: expect.any(String) as string,
  });
});

describe('the code of a card', () => {
  const codes = async () => {
    const { token, card } = await addStudent(backend, { status: 'ACTIVE' });
    const { body } = await backend.send(getCampusCard, { token });
    const { qrToken, offlineToken } = assertDefined(body);
    return {
      cardId: assertDefined(card).id,
      live: assertDefined(qrToken),
      offline: assertDefined(offlineToken),
    };
  };
  const read = (code: string, audience: string, seconds = 0) =>
    jwtVerify(code, backend.services.keys.card, {
      audience,
      currentDate: new Date(backend.services.now() + seconds * 1_000),
    });

  test('is signed, names the card and what it is for, and ends', async () => {
    const { cardId, live, offline } = await codes();
    const { payload } = await read(live, 'card', 50);
    const id = Buffer.from(assertDefined(payload.sub), 'base64url').toString('hex');
    expect(id).toBe(cardId.replaceAll('-', ''));
    await expect(read(live, 'card', 61)).rejects.toThrow(/exp/);
    await expect(read(offline, 'card')).rejects.toThrow(/aud/);
    await expect(read(offline, 'card-offline', 71 * 3_600)).resolves.toBeDefined();
    await expect(read(offline, 'card-offline', 73 * 3_600)).rejects.toThrow(/exp/);
    const forged = live.replace(/^[^.]+\.[^.]+/, offline.replace(/\.[^.]+$/, ''));
    await expect(read(forged, 'card-offline')).rejects.toThrow(/signature/);
  });

  // 154 and 192 letters are what a QR code of 45 and of 49 modules a side can hold.
  test('is short enough for modules of three pixels on a phone', async () => {
    const { live, offline } = await codes();
    expect(live.length).toBeLessThanOrEqual(154);
    expect(offline.length).toBeLessThanOrEqual(192);
  });
});
