/** @jest-environment node */
import { deviceDiff, deviceOf } from './deviceOf';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36`,
    'CHROME',
    'WINDOWS',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
    'EDGE',
    'WINDOWS',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/138.0.0.0 YaBrowser/25.8.0.0 Safari/537.36`,
    'YANDEX',
    'WINDOWS',
  ],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/141.0.0.0 Safari/537.36`,
    'CHROME',
    'LINUX',
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/141.0.0.0 Safari/537.36`,
    'CHROME',
    'CHROMEOS',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/141.0.0.0 Mobile Safari/537.36`,
    'CHROME',
    'ANDROID',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'SAMSUNG',
    'ANDROID',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/141.0.0.0 Safari/537.36 OPR/122.0.0.0`,
    'OPERA',
    'MACOS',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    'SAFARI',
    'MACOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    'SAFARI',
    'IOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0.0.0 Mobile/15E148 Safari/604.1',
    'CHROME',
    'IOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'FIREFOX', 'LINUX'],
  ['curl/8.9.1', null, null],
  ['', null, null],
])('%s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});

test('the log has what a device says of itself, and nothing of one that is silent', () => {
  const linux = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0)';
  expect(deviceDiff(`${linux} Gecko/20100101 Firefox/144.0`)).toEqual({
    ...{ browser: { to: 'FIREFOX' }, system: { to: 'LINUX' } },
  });
  expect(deviceDiff(linux)).toEqual({ system: { to: 'LINUX' } });
  expect(deviceDiff('curl/8.9.1')).toEqual({});
});
