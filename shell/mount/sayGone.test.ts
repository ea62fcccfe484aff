/** @jest-environment node */
import { sayGone } from './sayGone';
import type { MountVisit } from './visitsOf';

const visit: MountVisit = {
  ...{ address: '/partners/12', path: '/partners/:id', person: null, isFirst: true },
  ...{ looks: [{ language: 'ru', width: 1280 }], what: 'the route /partners/:id' },
};

const saidAt = (address: string) => sayGone(visit, { url: () => `http://campus.test${address}` });

test('a page at another address is said to have gone there, without its query', () => {
  expect(saidAt('/help?from=here')).toEqual(['goes to http://campus.test/help by itself.']);
});

test('a page at its own address, or at the present one of its record, is where it belongs', () => {
  expect(saidAt('/partners/12#terms')).toStrictEqual([]);
  expect(saidAt('/partners/campus-cafe')).toStrictEqual([]);
});
