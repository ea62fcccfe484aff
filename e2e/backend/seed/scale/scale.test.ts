/** @jest-environment node */
import { idOf } from './idOf';
import { humanOfStudent, identityOf, organisationOf } from './population';
import {
  excludedFrom,
  includedInRegister,
  isListed,
  organisationsOf,
  studentOf,
} from './registers';
import { scaleSizes } from './sizes';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const registers = numbers(scaleSizes.registers);

test('ids are the same every time, and nobody’s twice', () => {
  expect(idOf('human', 5)).toBe(idOf('human', 5));
  const ids = numbers(50_000).flatMap((index) => [idOf('human', index), idOf('student', index)]);
  expect(new Set(ids).size).toBe(100_000);
  for (const id of ids.slice(0, 100))
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('students are humans, each another one', () => {
  const humans = numbers(scaleSizes.students).map(humanOfStudent);
  expect(new Set(humans).size).toBe(scaleSizes.students);
  expect(Math.max(...humans.slice(-10))).toBeLessThan(scaleSizes.humans);
});

test('payments and candidates add up', () => {
  const sum = registers
    .filter(isListed)
    .reduce((total, index) => total + includedInRegister(index), 0);
  expect(sum).toBe(scaleSizes.payHistory);
  expect(Math.max(...registers.map(includedInRegister))).toBe(scaleSizes.largestRegister);
});

test.each([0, 1, 700, 1_999])('nobody is in the register %i twice', (index) => {
  const places = numbers(includedInRegister(index) + excludedFrom(index));
  const students = places.map((place) => studentOf(index, place));
  expect(new Set(students).size).toBe(places.length);
  expect(Math.max(...students.slice(-100))).toBeLessThan(scaleSizes.students);
  expect(new Set(students.map(organisationOf)).size).toBe(organisationsOf(index));
});

test('student@ is verified, newcomer@ has given nothing', () => {
  expect(identityOf(humanOfStudent(0))).toBe('VERIFIED');
  expect(identityOf(7)).toBe('EMPTY');
});
