/** @jest-environment node */
import type { RegisterStatus } from '@campus/shared/contract/payments/machine';
import {
  exploreOrders,
  type Fork,
  type Outcomes,
  type OrderedStep,
} from '@campus/shared/testing/exploreOrders';
import {
  listOf,
  registerWorldForFile,
  sumOf,
  type Change,
  type Name,
  type RegisterWorld,
  type Seen,
} from './registerWorldForFile';

// A change locks its register first and does all else in the same transaction, so a request is one
// step, and so is a look; between the two others may have changed what was seen.
const { beginWith, leavingOut, nameAccount, open, outcomes } = registerWorldForFile();
jest.setTimeout(1_200_000);

/** What holds at every moment. Returns all that is known, but for what differs in every order. */
function whatHolds({ known, hands, approvedAs, shown }: RegisterWorld) {
  const { registers, included, items, told, waiting } = known;
  for (const [of, { id, status, totals }] of registers.entries()) {
    const own = items.filter((item) => item.of === of);
    const sent = own.filter((item) => item.status !== 'PLANNED');
    const settled = sent.filter((item) => item.status !== 'SENT');
    // Nothing is sent that was not approved: an approver saw who gets money, and how much.
    if (own.length > 0) expect(listOf(own)).toBe(approvedAs[id]);
    // All of a register is sent, or nothing of it, and its sums are true to the kopeck.
    const isSent = ['SENT', 'PAID', 'PARTIALLY_PAID'].includes(status);
    expect(sumOf(sent)).toBe(isSent ? totals.amount : 0);
    expect(sumOf(included.filter((row) => row.of === of))).toBe(totals.amount);
    // What was paid and what came back is together what was sent, once the bank has spoken.
    expect(settled).toHaveLength(status.endsWith('PAID') ? sent.length : 0);
    const isReturned = settled.some((item) => item.status === 'RETURNED');
    expect(isReturned).toBe(status === 'PARTIALLY_PAID');
  }
  const those = (...statuses: string[]) => items.filter(({ status }) => statuses.includes(status));
  // Nobody is paid twice in one type and period.
  const paid = those('SENT', 'PAID').map(({ who }) => who);
  expect(new Set(paid).size).toBe(paid.length);
  // Each is told once of what happened to their money, and shown no more than they were told.
  for (const [status, title] of [
    ['SENT', 'Выплата отправлена'],
    ['PAID', 'Выплата пришла'],
    ['RETURNED', 'Банк вернул выплату'],
  ] as const) {
    const about = status === 'SENT' ? those('SENT', 'PAID', 'RETURNED') : those(status);
    const toTell = about.map(({ who }) => `${who} ${title}`).sort();
    expect(told.filter((text) => text.endsWith(title))).toEqual(toTell);
    expect(shown.filter((text) => text === title).length).toBeLessThanOrEqual(
      toTell.filter((text) => text.startsWith('0')).length,
    );
  }
  const all = registers.map(({ id, status, version, totals, retryOfId }) => [
    ...[status, version, totals, Boolean(retryOfId)],
    ...[hands[id], approvedAs[id]],
  ]);
  return JSON.stringify([all, included, items, told, waiting, shown]);
}

type Asking = (who: Name, seen: Seen) => Promise<void>;
type Run = (step: OrderedStep, fork: Fork) => Promise<unknown>;
interface Mind {
  wants: () => boolean;
  isBusy: boolean;
}

interface Wish {
  /** How often it is wished. */
  times: number;
  ways: Record<string, Asking>;
  /** Whether the answer may be lost: then it is asked once more in the same words. */
  losesAnswer?: boolean;
  when?: () => boolean;
  /** What happens to whoever had it; they wish nothing else of this then. */
  afterwards?: (step: OrderedStep) => Promise<unknown>;
}

type Wishes = Partial<Record<RegisterStatus, Wish>>;

/** Those at work in a world; when nobody has anything left to do they go home, one after another. */
function crowdIn(world: RegisterWorld) {
  const minds = new Map<string, Mind>();
  const isOver = (who: string) =>
    [...minds.keys()][0] === who &&
    [...minds.values()].every(({ isBusy, wants }) => !isBusy && !wants());

  const actor =
    (who: string, run: (mind: Mind, step: OrderedStep, fork: Fork) => Promise<unknown>): Run =>
    async (step, fork) => {
      const mind: Mind = { wants: () => false, isBusy: false };
      minds.set(who, mind);
      await run(mind, step, fork);
      minds.delete(who);
    };

  /** Does something, whenever it `wants` to. */
  const doing = (who: string, wants: () => boolean, act: Run) =>
    actor(who, async (mind, step, fork) => {
      mind.wants = wants;
      const when = () => wants() || isOver(who);
      while (await step('is there anything to do?', wants, { when })) {
        mind.isBusy = true;
        await act(step, fork);
        mind.isBusy = false;
      }
    });

  /** Somebody looks, and does what they wish where they see it, until it is done or nobody can. */
  async function work(who: Name, wishes: Wishes, [mind, step, fork]: [Mind, OrderedStep, Fork]) {
    const left = new Map(Object.entries(wishes).map(([state, { times }]) => [state, times]));
    const wishIn = (state: RegisterStatus) => {
      const wish = left.get(state) ? wishes[state] : undefined;
      return wish?.when?.() === false ? undefined : wish;
    };
    mind.wants = () => Boolean(wishIn(world.now.status));
    const when = () => mind.wants() || isOver(who);
    const learned = (seen: unknown) => JSON.stringify({ ...(seen as Seen), id: '' });
    for (;;) {
      const seen = await step('looks', world.look, { when, learned });
      const wish = wishIn(seen.status);
      if (!wish) return;
      left.set(seen.status, (left.get(seen.status) ?? 0) - 1);
      mind.isBusy = true;
      const effects: Record<string, () => Promise<(() => Promise<void>) | undefined>> = {};
      for (const [name, ask] of Object.entries(wish.ways)) {
        const asks = () => ask(who, seen);
        effects[name] = () => asks().then(() => undefined);
        if (wish.losesAnswer) effects[`${name}, unheard`] = () => asks().then(() => asks);
      }
      const again = await fork('', effects, { learned: () => '' });
      if (again) await step('asks once more', again);
      await wish.afterwards?.(step);
      mind.isBusy = false;
      if (wish.afterwards) return;
    }
  }

  const person = (who: Name, ...wishes: Wishes[]) =>
    actor(who, async (...given) => {
      for (const one of wishes) await work(who, one, given);
    });

  return { doing, person, leave: (who: string) => void minds.delete(who) };
}

/** Whoever comes later can bring the newest register to its end, whoever has died on the way. */
async function finish(world: RegisterWorld) {
  const ask = (who: Name, change: Change) => world.change(who, world.now, change);
  if (world.now.status === 'DRAFT') await ask('Anna', { status: 'FORMED' });
  if (world.now.status === 'FORMED') await ask('Vera', { status: 'APPROVED' });
  if (world.now.status === 'APPROVED') await ask('Anna', { status: 'SENT' });
  if (world.now.status === 'SENT') await ask('Anna', { results: outcomes(world.now.list) });
  await world.work();
  whatHolds(world);
  expect(['PAID', 'PARTIALLY_PAID', 'CANCELLED']).toContain(world.now.status);
  expect(world.known.waiting).toBe(0);
}

const changing =
  (world: RegisterWorld, change: (seen: Seen) => Change): Asking =>
  (who, seen) =>
    world.change(who, seen, change(seen));

/** Opens the world for those whom `people` puts into it; `more` is what they share besides. */
const openFor =
  (
    people: (world: RegisterWorld, crowd: ReturnType<typeof crowdIn>) => Record<string, Run>,
    more: () => string = () => '',
  ) =>
  async () => {
    const world = await open();
    const crowd = crowdIn(world);
    return {
      actors: people(world, crowd),
      died: crowd.leave,
      state: () => `${whatHolds(world)} ${more()}`,
      end: async (ended: Outcomes) => {
        for (const outcome of Object.values(ended))
          if (outcome?.status === 'rejected') throw outcome.reason as Error;
        await finish(world);
      },
    };
  };

test('who forms, changes or returns a register does not approve it, and nobody approves what they have not seen', async () => {
  await beginWith();
  const { states } = await exploreOrders(
    openFor((world, { person }) => {
      const to = (status: RegisterStatus, comment?: string) =>
        changing(world, () => ({ status, comment }));
      const promoted = (step: OrderedStep) =>
        step('is made an approver', () => world.setRole('Boris', 'PAYMENT_APPROVER'));
      const once = { times: 1, afterwards: promoted };
      const returned: Asking = async (who, seen) => {
        await world.change(who, seen, { status: 'DRAFT', comment: 'Проверьте суммы' });
        await world.change(who, world.now, leavingOut());
      };
      return {
        Anna: person('Anna', { DRAFT: { times: 2, ways: { forms: to('FORMED') } } }),
        Boris: person(
          'Boris',
          {
            DRAFT: {
              ...once,
              ways: { 'leaves one out': changing(world, leavingOut), forms: to('FORMED') },
            },
            FORMED: { ...once, ways: { 'returns it and leaves one out': returned } },
          },
          { FORMED: { times: 1, ways: { approves: to('APPROVED') } } },
        ),
        Vera: person('Vera', {
          FORMED: {
            times: 1,
            ways: { approves: to('APPROVED'), 'calls off': to('CANCELLED', 'Ошибка') },
          },
        }),
      };
    }),
  );
  expect(states).toBeGreaterThan(50);
});

test('whoever sends, asks again, calls off or dies, a register is sent whole and once', async () => {
  await beginWith({ status: 'FORMED' }, { status: 'APPROVED' });
  const { states } = await exploreOrders(
    openFor((world, { person }) => {
      const sends = { times: 1, ways: { sends: changing(world, () => ({ status: 'SENT' })) } };
      const calledOff = changing(world, () => ({ status: 'CANCELLED', comment: 'Ошибка' }));
      return {
        Anna: person('Anna', { APPROVED: { ...sends, losesAnswer: true } }),
        Boris: person('Boris', { APPROVED: sends }),
        Vera: person('Vera', { APPROVED: { times: 1, ways: { 'calls off': calledOff } } }),
      };
    }),
    { crashes: 1 },
  );
  expect(states).toBeGreaterThan(50);
});

test('whoever imports what the bank says, asks again or dies, each is paid and told once', async () => {
  await beginWith({ status: 'FORMED' }, { status: 'APPROVED' }, { status: 'SENT' });
  let results: Change['results'];
  const { states } = await exploreOrders(
    openFor(
      (world, { doing, person }) => {
        results = undefined;
        const pay = (...failed: number[]) => {
          results = outcomes(world.now.list, ...failed);
        };
        const settle = changing(world, () => ({ results }));
        const imports = { times: 1, ways: { imports: settle }, when: () => Boolean(results) };
        return {
          Anna: person('Anna', { SENT: { ...imports, losesAnswer: true } }),
          Boris: person('Boris', { SENT: imports }),
          bank: doing(
            'bank',
            () => !results,
            (_, fork) => fork('pays', { everybody: () => pay(), 'but the second': () => pay(1) }),
          ),
          worker: doing(
            'worker',
            () => world.known.waiting > 0,
            (step) => step('works', world.work),
          ),
        };
      },
      () => JSON.stringify(results),
    ),
    { crashes: 1 },
  );
  expect(states).toBeGreaterThan(50);
});

test('to whom money came back is paid again once, also by a register of everybody', async () => {
  const results = outcomes('0,1', 1);
  await beginWith({ status: 'FORMED' }, { status: 'APPROVED' }, { status: 'SENT' }, { results });
  await nameAccount();
  const { states } = await exploreOrders(
    openFor((world, { person }) => {
      const to = (status: RegisterStatus) => changing(world, () => ({ status }));
      const pays = { 'pays the failed': world.payFailed, 'pays everybody': world.payEverybody };
      return {
        Anna: person('Anna', {
          PARTIALLY_PAID: { times: 1, ways: pays },
          DRAFT: { times: 1, ways: { forms: to('FORMED') } },
          APPROVED: { times: 1, ways: { sends: to('SENT') } },
        }),
        Boris: person('Boris', { PARTIALLY_PAID: { times: 1, ways: pays } }),
        Vera: person('Vera', { FORMED: { times: 1, ways: { approves: to('APPROVED') } } }),
      };
    }),
  );
  expect(states).toBeGreaterThan(20);
});
