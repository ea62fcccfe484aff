/** @jest-environment node */
import {
  readLogLevel,
  readPort,
  readProxies,
  readSmtpUrl,
  readStopDelay,
  wholeNumber,
} from './readSettings';

test('what is not set, or set to nothing, is as the documents say', () => {
  for (const text of [undefined, '']) {
    expect(readPort({ PORT: text })).toBe(3000);
    expect(readStopDelay({ STOP_DELAY: text })).toBe(0);
    expect(readLogLevel({ LOG_LEVEL: text })).toBe('info');
    expect(readSmtpUrl({ SMTP_URL: text })).toBeUndefined();
    expect(readProxies({ TRUST_PROXY: text }, 'TRUST_PROXY')).toBeUndefined();
  }
});

test.each(['3s', '3000ms', '-1', '1.5', 'Infinity', '600001'])(
  'a delay of %s is refused: a timer would take it for none, and cut visitors off',
  (STOP_DELAY) =>
    expect(() => readStopDelay({ STOP_DELAY })).toThrow(
      `STOP_DELAY must be a whole number from 0 to 600000, not "${STOP_DELAY}".`,
    ),
);

test('a port is a number', () => {
  expect(readPort({ PORT: '0' })).toBe(0);
  for (const PORT of ['http', '65536', '30 00'])
    expect(() => readPort({ PORT })).toThrow(/^PORT must be a whole number/);
  expect(wholeNumber({ LIMIT: '7' }, 'LIMIT', 5, [1, 9])).toBe(7);
});

test.each([
  'loopback',
  '10.0.0.1',
  '10.0.0.0/8, ::1',
  'fd00::/8,uniquelocal',
  '10.0.0.0/255.0.0.0',
])('proxies may be %s', (TRUSTED_PROXIES) =>
  expect(readProxies({ TRUSTED_PROXIES }, 'TRUSTED_PROXIES')).toBe(TRUSTED_PROXIES),
);

test.each([
  'lopback',
  'balancer.internal',
  'true',
  '10.0.0.0/33',
  '10.0.0.0/0',
  '10.0.0.1,',
  '::/129',
])('proxies are not %s', (TRUSTED_PROXIES) =>
  expect(() => readProxies({ TRUSTED_PROXIES }, 'TRUSTED_PROXIES')).toThrow(
    /^TRUSTED_PROXIES must be addresses/,
  ),
);

test.each([
  'mail.example',
  'mail.example:587',
  'http://mail.example',
  'smtp://',
  'smtp://campus:pa#ss@mail.example:587',
])('mail is not sent by %s, and no password is repeated', (SMTP_URL) => {
  const read = () => readSmtpUrl({ SMTP_URL });
  expect(read).toThrow(/^SMTP_URL must be like smtp:/);
  expect(read).not.toThrow(/pa#ss/);
});

test('mail is sent by a server, with or without a name and a password', () => {
  for (const SMTP_URL of ['smtp://127.0.0.1', 'smtps://campus:pa%23ss@mail.example:465'])
    expect(readSmtpUrl({ SMTP_URL })).toBe(SMTP_URL);
});

test('a level is one that the log has', () => {
  expect(readLogLevel({ LOG_LEVEL: 'silent' })).toBe('silent');
  expect(() => readLogLevel({ LOG_LEVEL: 'verbose' })).toThrow(/^LOG_LEVEL must be one of/);
});
