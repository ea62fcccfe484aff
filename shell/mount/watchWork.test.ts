/** @jest-environment node */
import { addedWork, restlessFiles } from './watchWork';

const interval = 'an interval (/remotes/media/2.0.0/a.js)';

test('what there is more of each time that a screen is left is left behind', () => {
  expect(addedWork({ [interval]: 1 }, { [interval]: 2 })).toEqual([
    `leaves ${interval} behind: end it where the screen ends.`,
  ]);
});

test('what a module begins once and for all stays the same, and what ends is gone', () => {
  expect(addedWork({ [interval]: 1 }, { [interval]: 1 })).toStrictEqual([]);
  expect(addedWork({ [interval]: 2 }, {})).toStrictEqual([]);
});

test('timers that ask for the next one go on, and a late answer does not', () => {
  const asked = { '/remotes/media/2.0.0/a.js': 20, '/remotes/media/2.0.0/b.js': 2 };
  expect(restlessFiles(asked, ['media'])).toEqual([
    'goes on by timers when it is left (/remotes/media/2.0.0/a.js): end them where the screen ends.',
  ]);
});

test('timers of another remote are not those of this one', () => {
  expect(restlessFiles({ '/remotes/support/1.0.0/a.js': 20 }, ['media'])).toStrictEqual([]);
});
