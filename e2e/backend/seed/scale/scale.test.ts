/** @jest-environment node */
import { idOf } from './idOf';
import { humanOf, identityOf, organisationOf } from './population';
import { excludedFrom, includedIn, isListed, organisationsOf, studentOf } from './registers';
import { sizes } from './sizes';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const registers = numbers(sizes.registers);

test('ids are the same every time, and nobody’s twice', () => {
  expect(idOf('human', 5)).toBe(idOf('human', 5));
  const ids = numbers(50_000).flatMap((index) => [idOf('human', index), idOf('student', index)]);
  expect(new Set(ids).size).toBe(100_000);
  for (const id of ids.slice(0, 100))
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('students are humans, each another one', () => {
  const humans = numbers(sizes.students).map(humanOf);
  expect(new Set(humans).size).toBe(sizes.students);
  expect(Math.max(...humans.slice(-10))).toBeLessThan(sizes.humans);
});

test('payments and candidates add up', () => {
  const sum = registers.filter(isListed).reduce((total, index) => total + includedIn(index), 0);
  expect(sum).toBe(sizes.payHistory);
  expect(Math.max(...registers.map(includedIn))).toBe(sizes.largestRegister);
});

test.each([0, 1, 700, 1_999])('nobody is in the register %i twice', (index) => {
  const places = numbers(includedIn(index) + excludedFrom(index));
  const students = places.map((place) => studentOf(index, place));
  expect(new Set(students).size).toBe(places.length);
  expect(Math.max(...students.slice(-100))).toBeLessThan(sizes.students);
  expect(new Set(students.map(organisationOf)).size).toBe(organisationsOf(index));
});

test('student@ is verified, newcomer@ has given nothing', () => {
  expect(identityOf(humanOf(0))).toBe('VERIFIED');
  expect(identityOf(7)).toBe('EMPTY');
});
