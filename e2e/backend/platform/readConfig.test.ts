/** @jest-environment node */
import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
    streamsPerPerson: 4,
    publicOrigin: 'http://localhost:3000',
  });
});

test('letters lead to where the product is seen', () => {
  const at = (PUBLIC_ORIGIN: string) => read({ PUBLIC_ORIGIN }).publicOrigin;
  expect(at('https://campus.example/')).toBe('https://campus.example');
  expect(() => at('campus.example')).toThrow(StartError);
});

test('a public product has demo data only when it is asked for', () => {
  const HOST = '0.0.0.0';
  expect(read({ HOST })).toMatchObject({ isPublic: true, hasDemoData: false });
  expect(read({ HOST, SEED: 'demo' })).toMatchObject({ isPublic: true, hasDemoData: true });
  expect(read({ SEED: 'none' })).toMatchObject({ isPublic: false, hasDemoData: false });
});

test('an empty variable counts as not set', () => {
  expect(read({ API_PORT: '', DATABASE_URL: '', AUTH_SECRET: '' })).toEqual(read());
});

test.each([
  ['API_PORT', '70000'],
  ['API_PORT', 'http'],
  ['LOG_LEVEL', 'loud'],
  ['SEED', 'Demo'],
  ['SMTP_URL', 'mail.example:587'],
  ['TRUST_PROXY', 'balancer'],
  ['DATABASE_FSYNC', '1'],
  ['AUTH_SECRET', 'short'],
  ['NSI_WEBHOOK_SECRET', 'short'],
  ['NSI_URL', 'ftp://nsi.example.test'],
  ['NSI_URL', 'nsi'],
  ['RATE_LIMIT_PER_ADDRESS', '-1'],
  ['RATE_LIMIT_PER_ADDRESS', '0'],
  ['STREAMS_PER_PERSON', '0'],
  ['STREAMS_PER_PERSON', '1001'],
  ['PARTNER_DIRECTORY_URL', 'http://partners.example.test'],
  ['FILES_S3_ENDPOINT', 'ftp://storage.example.test'],
  ['SCANNER_URL', 'http://127.0.0.1:3310'],
  ['SCANNER_URL', 'clamd'],
  ['FCM_URL', 'http://fcm.example.test'],
  ['FCM_SERVICE_ACCOUNT', '/no/such/file.json'],
  ['FCM_SERVICE_ACCOUNT', '{"project_id": "campus"}'],
])('%s=%s is refused in a sentence that names it', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(StartError);
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} must .*\\.$`));
});

test('a scanner is asked at its usual port unless another is named', () => {
  expect(read().scanner).toBeUndefined();
  const place = { host: 'scanner.test', port: 3310 };
  expect(read({ SCANNER_URL: 'clamd://scanner.test' }).scanner).toEqual(place);
  expect(read({ SCANNER_URL: 'clamd://scanner.test:99' }).scanner).toEqual({ ...place, port: 99 });
});

describe('the file store', () => {
  const place = {
    FILES_S3_ENDPOINT: 'https://storage.example.test',
    FILES_S3_BUCKET: 'campus',
    FILES_S3_KEY: 'key',
    FILES_S3_SECRET: 'secret',
  };

  test('is a folder unless a bucket is named', () => {
    expect(read().s3).toBeUndefined();
    expect(read(place).s3).toEqual({
      endpoint: 'https://storage.example.test',
      bucket: 'campus',
      region: 'us-east-1',
      key: 'key',
      secret: 'secret',
    });
  });

  test.each(['FILES_S3_BUCKET', 'FILES_S3_KEY', 'FILES_S3_SECRET'])('needs %s too', (name) => {
    expect(() => read({ ...place, [name]: '' })).toThrow(new RegExp(`^${name} must .*\\.$`));
  });
});

describe('the service account that sends push messages', () => {
  const keyOf = (type: 'rsa' | 'ed25519') => {
    const pair =
      type === 'rsa'
        ? generateKeyPairSync('rsa', { modulusLength: 2_048 })
        : generateKeyPairSync('ed25519');
    return pair.privateKey.export({ type: 'pkcs8', format: 'pem' });
  };
  const account = {
    project_id: 'campus',
    client_email: 'sender@campus.test',
    private_key: keyOf('rsa'),
  };
  const readAccount = (change: object = {}) =>
    read({ FCM_SERVICE_ACCOUNT: JSON.stringify({ ...account, ...change }) }).fcm;

  test('is none unless it is given, as JSON or a file of it', async () => {
    expect(read().fcm).toBeUndefined();
    const expected = {
      project: 'campus',
      email: 'sender@campus.test',
      tokenUrl: 'https://oauth2.googleapis.com/token',
      url: 'https://fcm.googleapis.com',
    };
    expect(readAccount()).toMatchObject(expected);
    const folder = await mkdtemp(join(tmpdir(), 'campus-fcm-'));
    const file = join(folder, 'account.json');
    await writeFile(file, JSON.stringify(account));
    expect(read({ FCM_SERVICE_ACCOUNT: file }).fcm).toMatchObject(expected);
    await rm(folder, { recursive: true });
  });

  test.each([
    ['a key that Firebase does not sign with', { private_key: keyOf('ed25519') }],
    ['a key that is none', { private_key: 'secret words' }],
    ['a token that would travel in the open', { token_uri: 'http://tokens.example.test' }],
  ])('is refused with %s, which is not repeated', (_, change) => {
    expect(() => readAccount(change)).toThrow(
      'FCM_SERVICE_ACCOUNT must be the JSON key of a service account of Firebase, or a file of it.',
    );
  });
});

test('a service on this computer needs no https', () => {
  const PARTNER_DIRECTORY_URL = 'http://127.0.0.1:4000/partners';
  expect(read({ PARTNER_DIRECTORY_URL }).partnerDirectoryUrl).toBe(PARTNER_DIRECTORY_URL);
});
