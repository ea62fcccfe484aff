/** @jest-environment node */
import { shownCities } from './PartnersScreen';

const city = (number: number, own = {}) => ({
  id: String(number),
  name: `Город ${number}`,
  region: `Область ${number}`,
  partners: number,
  ...own,
});

test('namesakes are told apart by their regions', () => {
  const cities = [city(1, { name: 'Приозёрье' }), city(2, { name: 'Приозёрье' }), city(3)];
  expect(shownCities(cities, cities, []).map(({ name }) => name)).toEqual([
    'Приозёрье, Область 1',
    'Приозёрье, Область 2',
    'Город 3',
  ]);
});

test('a chosen city stays in sight although others are looked for or nothing is on offer there', () => {
  const cities = [city(0), city(1), city(2)];
  expect(shownCities(cities, [city(2)], ['0']).map(({ id }) => id)).toEqual(['0', '2']);
});
