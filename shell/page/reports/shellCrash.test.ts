import { shellCrash } from './shellCrash';

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
