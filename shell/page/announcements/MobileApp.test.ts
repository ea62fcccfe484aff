import { platformOf } from './MobileApp';

const ios =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile Safari/604.1';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15';
const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/126.0 Mobile Safari/537.36';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126.0 Safari/537.36';

test.each([
  ['a phone of Apple', { userAgent: ios, maxTouchPoints: 5 }, 'IOS'],
  ['a tablet that calls itself a computer', { userAgent: mac, maxTouchPoints: 5 }, 'IOS'],
  ['a computer of Apple', { userAgent: mac, maxTouchPoints: 0 }, null],
  ['a phone of Google', { userAgent: android, maxTouchPoints: 5 }, 'ANDROID'],
  ['a computer with a touch screen', { userAgent: windows, maxTouchPoints: 10 }, null],
])('%s', (_, device, platform) => expect(platformOf(device)).toBe(platform));

test('what the browser says outright outweighs its long name', () => {
  const device = { userAgent: windows, maxTouchPoints: 5, userAgentData: { platform: 'Android' } };
  expect(platformOf(device)).toBe('ANDROID');
});
