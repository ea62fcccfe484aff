import type { CallOutput } from '@campus/shared/contract/call';
import type { listPartnerCities } from '@campus/shared/contract/partners/calls';

type City = CallOutput<typeof listPartnerCities>[number];

/** More chips than these are a wall, so the largest are shown and the others are found by name. */
export const mostCities = 12;

/** Namesakes are told apart by their regions. */
const named = (cities: readonly City[]) => {
  const isNamesake = ({ id, name }: City) =>
    cities.some((other) => other.name === name && other.id !== id);
  return (city: City) => ({
    id: city.id,
    name: isNamesake(city) ? `${city.name}, ${city.region}` : city.name,
  });
};

/** Of the cities found the largest, and the chosen ones whatever is looked for, from A to Z. */
export function shownCities(
  all: readonly City[],
  found: readonly City[],
  selected: readonly string[],
) {
  const largest = found
    .filter(({ partners }) => partners > 0)
    .toSorted((a, b) => b.partners - a.partners)
    .slice(0, mostCities);
  const ids = new Set([...selected, ...largest.map(({ id }) => id)]);
  return all.filter(({ id }) => ids.has(id)).map(named(all));
}
