/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { fileOf } from './Fault';
import { faults } from './faults';

const named = faults.map((fault) => [fault.fault, fault] as const);

const times = (text: string, part: string) => text.split(part).length - 1;

test.each(named)('%s: what is to be replaced stands in its file once', (_, fault) => {
  const { file, stands, instead } = fault;
  expect(times(readFileSync(file, 'utf8'), stands)).toBe(1);
  expect(instead).not.toBe(stands);
});

test.each(named)('%s: the tests that look for it are there', (_, { tests }) => {
  expect(tests.length).toBeGreaterThan(0);
  expect(tests.map(fileOf).filter((file) => !existsSync(file))).toStrictEqual([]);
});

test('no two faults are called the same', () => {
  expect(new Set(faults.map(({ fault }) => fault)).size).toBe(faults.length);
});
