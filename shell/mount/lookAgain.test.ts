/** @jest-environment node */
import type { Seen } from './createMountVisitor';
import { lookAgain } from './lookAgain';
import type { MountVisit } from './visitsOf';

const visitOf = (what: string, person: string): MountVisit => ({
  ...{ address: '/a', path: '/a', isFirst: false, looks: [{ language: 'ru', width: 1280 }] },
  ...{ what, person },
});

const sound: Seen = { refusals: [], isUnseen: false, isLate: false };
const late: Seen = { refusals: ['shows nothing'], isUnseen: false, isLate: true };
const broken: Seen = { refusals: ['throws'], isUnseen: false, isLate: false };

/** Whom which pages were shown to again, and what is told in the end. */
async function again(found: [what: string, first: Seen, second: Seen][]) {
  const visits = found.map(([what, first, second], at) => ({
    ...{ one: visitOf(what, `person ${at}`), first, second },
  }));
  const asked: string[] = [];
  const seen = await lookAgain(
    new Map(visits.map(({ one, first }) => [one, first])),
    async (one) => {
      asked.push(`${one.what} ${one.person}`);
      return visits.find((each) => each.one === one)?.second ?? sound;
    },
  );
  return { asked, told: [...seen.values()].map(({ refusals }) => refusals) };
}

test('only what was late is looked at again, and what is sound alone is not refused', async () => {
  const { asked, told } = await again([
    ['news', sound, broken],
    ['events', late, sound],
    ['events', late, sound],
    ['help', broken, sound],
  ]);
  expect(asked).toEqual(['events person 1', 'events person 2']);
  expect(told).toEqual([[], [], [], ['throws']]);
});

test('a page that is late alone is refused, and nobody waits for it once more', async () => {
  const { asked, told } = await again([
    ['news', late, late],
    ['news', late, sound],
    ['events', late, broken],
  ]);
  expect(asked).toEqual(['news person 0', 'events person 2']);
  expect(told).toEqual([['shows nothing'], ['shows nothing'], ['throws']]);
});

test('where three pages are late alone, the others are taken at the first word', async () => {
  const { asked } = await again(['a', 'b', 'c', 'd', 'e'].map((what) => [what, late, late]));
  expect(asked).toEqual(['a person 0', 'b person 1', 'c person 2']);
});
