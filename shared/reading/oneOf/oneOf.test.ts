/** @jest-environment node */
import { oneOf } from '@campus/shared/reading/oneOf';

const filter = oneOf({
  label: 'Где',
  any: 'Где угодно',
  values: ['offline', 'online'],
  wordsOf: (value) => ({ offline: 'Очно', online: 'Онлайн' })[value],
  selected: 'online',
  hrefOf: (value) => `/events?format=${value ?? ''}`,
});

test('each value is an address, and the chosen one is the address without it', () => {
  expect(filter.options).toEqual([
    { key: 'offline', label: 'Очно', to: '/events?format=offline', selected: false },
    { key: 'online', label: 'Онлайн', to: '/events?format=', selected: true },
  ]);
});

test('no choice has its own words and leads to all', () => {
  expect(filter.none).toEqual({ label: 'Где угодно', to: '/events?format=' });
});
