/** @jest-environment node */
import { fillInOrder } from './fillInOrder';

interface Parts {
  cards: string;
  people: string;
  towns: string;
}

const towns = { fill: async () => 'towns' };

test('a part is filled in after those that it names and knows them, others as they are listed', async () => {
  const order: string[] = [];
  const told = (name: string) => {
    order.push(name);
    return name;
  };
  const parts = await fillInOrder<object, Parts>(
    {
      cards: { after: ['people'], fill: async (_, { people }) => told(`cards of ${people}`) },
      people: { fill: async () => told('people') },
      towns: { fill: async () => told('towns') },
    },
    {},
  );
  expect(order).toEqual(['people', 'cards of people', 'towns']);
  expect(parts).toEqual({ cards: 'cards of people', people: 'people', towns: 'towns' });
});

test('parts that wait for each other are refused by name', async () => {
  const steps = {
    towns,
    cards: { after: ['people' as const], fill: async () => 'cards' },
    people: { after: ['cards' as const], fill: async () => 'people' },
  };
  await expect(fillInOrder<object, Parts>(steps, {})).rejects.toThrow('cards, people');
});
