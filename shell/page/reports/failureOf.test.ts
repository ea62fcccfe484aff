import { failureOf, shellCrash } from './failureOf';

const thrownAt = (...frames: string[]) =>
  Object.assign(new TypeError('x is undefined'), { stack: ['TypeError', ...frames].join('\n') });

test('a failure belongs to the remote whose code was running', () => {
  const error = thrownAt(
    '  at Screen (https://campus.test/shell/ui.js:1:2)',
    '  at News (https://campus.test/remotes/media/1.0.0-a1b2/news.js:1:2)',
    '  at Home (https://campus.test/remotes/support/2/home.js:1:2)',
  );
  expect(failureOf(error)).toMatchObject({
    message: 'TypeError: x is undefined',
    remote: 'media',
    release: '1.0.0-a1b2',
  });
});

test('without a remote in its stack it belongs to the screen that is shown', () => {
  const error = thrownAt('  at start (https://campus.test/shell/main.js:1:2)');
  expect(Object.keys(failureOf(error))).toEqual(['message', 'stack']);
});

test('whatever is thrown has words, and they are cut', () => {
  expect(failureOf('gone')).toEqual({ message: 'gone' });
  expect(failureOf(undefined)).toEqual({ message: 'undefined' });
  expect(failureOf(new Error('x'.repeat(5000))).message).toHaveLength(300);
});

test('a crash of the page counts for the shell, not for the remote that was shown', () => {
  const thrown = Object.assign(new Error('broke'), { stack: 'at Layout (/shell/main.js:1:7)' });
  expect({ remote: 'media', release: '7', ...shellCrash(thrown, '1.0.0-s') }).toMatchObject({
    kind: 'error',
    phase: 'render',
    remote: undefined,
    release: '1.0.0-s',
    message: 'Error: broke',
  });
});

test('where the stack shows a remote it counts for that', () => {
  const stack = 'at Card (https://campus.test/remotes/media/2.0.0-m/card.js:1:7)';
  const thrown = Object.assign(new Error('broke'), { stack });
  expect(shellCrash(thrown, '1.0.0-s')).toMatchObject({ remote: 'media', release: '2.0.0-m' });
});
