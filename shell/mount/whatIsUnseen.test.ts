/** @jest-environment node */
import type { MountVisit, Person } from './visitsOf';
import { whatIsUnseen } from './whatIsUnseen';

const visitOf = (person: Person, record: MountVisit['record']): MountVisit => ({
  ...{ address: '/people/1', path: '/people/:id', what: 'the route /people/:id' },
  ...{ person, record, isFirst: false, looks: [{ language: 'ru', width: 1280 }] },
});

const seenAs = (...visits: [Person, MountVisit['record'], boolean][]) =>
  new Map(visits.map(([person, record, isUnseen]) => [visitOf(person, record), { isUnseen }]));

test('what everybody has seen is not told of', () => {
  const seen = seenAs(['admin', 'own', false], ['audit', 'foreign', false]);
  expect(whatIsUnseen(seen)).toEqual({ reasons: [], unseen: [] });
});

test('who could not see a record of others is told of, and the release is not refused for it', () => {
  const seen = seenAs(['admin', 'own', false], ['edu', 'foreign', true], [null, 'foreign', true]);
  expect(whatIsUnseen(seen)).toEqual({
    reasons: [],
    unseen: [
      'the route /people/:id as edu, a guest: they find no record of it, and others’ are not for them.',
    ],
  });
});

test('a page that nobody may open, though there is a record of it, is refused', () => {
  const seen = seenAs(['edu', 'foreign', true], ['support', 'foreign', true]);
  expect(whatIsUnseen(seen)).toEqual({
    reasons: [
      'Nobody may open the route /people/:id (mounted as edu, support), though a page or a list leads to a record of it.',
    ],
    unseen: [],
  });
});

test('a page that nothing leads to is told of once', () => {
  const seen = seenAs(['admin', 'none', true], ['edu', 'none', true]);
  expect(whatIsUnseen(seen)).toEqual({
    reasons: [],
    unseen: [
      'the route /people/:id: nothing leads to a record of it, so only its answer where there is none was looked at.',
    ],
  });
});
