/** @jest-environment node */
import { exploreOrders, type Fork, type Outcomes, type OrderedStep } from './exploreOrders';

/** Two who each add one to a number that they read before. */
function openCounter(add: (number: { value: number }, step: OrderedStep) => Promise<void>) {
  const number = { value: 0 };
  return {
    actors: {
      one: (step: OrderedStep) => add(number, step),
      other: (step: OrderedStep) => add(number, step),
    },
    state: () => String(number.value),
    end: () => expect(number.value).toBe(2),
  };
}

async function addInTwoSteps(number: { value: number }, step: OrderedStep) {
  const before = await step('read', () => number.value);
  await step('write', () => void (number.value = before + 1));
}

test('a lost update is found, with the steps that lead to it', async () => {
  const exploring = exploreOrders(() => openCounter(addInTwoSteps));
  await expect(exploring).rejects.toThrow(
    /After these steps:(\n {2}(one|other) read){2}(\n {2}(one|other) write){2}$/,
  );
});

test('what is done in one step is sound in every order', async () => {
  const add = (number: { value: number }, step: OrderedStep) =>
    step('add', () => void (number.value += 1));
  expect(await exploreOrders(() => openCounter(add))).toEqual({ states: 4, ends: 1 });
});

test('whoever dies does so after each of its steps, and leaves what it did', async () => {
  const values = new Set<number>();
  const open = () => {
    const number = { value: 0 };
    const actors = { one: (step: OrderedStep) => addInTwoSteps(number, step) };
    return { actors, state: () => String(number.value), end: () => void values.add(number.value) };
  };
  expect(await exploreOrders(open, { crashes: 1 })).toEqual({ states: 5, ends: 3 });
  expect([...values]).toEqual([1, 0]);
});

test('two who wait for each other are found', async () => {
  const open = () => {
    const free = { left: true, right: true };
    type Side = keyof typeof free;
    const take = (side: Side, step: OrderedStep) =>
      step(`take ${side}`, () => void (free[side] = false), { when: () => free[side] });
    const both = (first: Side, second: Side) => async (step: OrderedStep) => {
      await take(first, step);
      await take(second, step);
      await step('put back', () => Object.assign(free, { left: true, right: true }));
    };
    return {
      actors: { one: both('left', 'right'), other: both('right', 'left') },
      state: () => JSON.stringify(free),
    };
  };
  await expect(exploreOrders(open)).rejects.toThrow('Nobody can go on: one: take right');
});

test('every way that a step can go is gone, and errors reach whoever made it', async () => {
  const heard = new Set<unknown>();
  const lose = () => {
    throw new Error('lost');
  };
  const open = () => ({
    actors: {
      one: (_: OrderedStep, fork: Fork) => fork('ask', { answered: () => 'answer', lost: lose }),
    },
    state: () => '',
    end: ({ one }: Outcomes) =>
      void heard.add(one?.status === 'fulfilled' ? one.value : String(one?.reason)),
  });
  await exploreOrders(open);
  expect([...heard].sort()).toEqual(['Error: lost', 'answer']);
});
