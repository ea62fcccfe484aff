/** @jest-environment node */
import { readConfig } from './readConfig';
import { StartError } from './StartError';

const read = (env: Record<string, string> = {}) => readConfig(env, '/repo/e2e/backend');

test('nothing needs to be set', () => {
  expect(read()).toMatchObject({
    port: 3001,
    host: '127.0.0.1',
    dataFolder: '/repo/var',
    hasDemoData: true,
    codesPerAddress: 20,
  });
});

test('an empty variable counts as not set', () => {
  expect(read({ API_PORT: '', DATABASE_URL: '', AUTH_SECRET: '' })).toEqual(read());
});

test.each([
  ['API_PORT', '70000'],
  ['API_PORT', 'http'],
  ['LOG_LEVEL', 'loud'],
  ['AUTH_SECRET', 'short'],
  ['RATE_LIMIT_PER_ADDRESS', '-1'],
])('%s=%s is refused in a sentence that names it', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(StartError);
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} must .*\\.$`));
});
