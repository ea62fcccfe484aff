import type { browsers, systems } from '@campus/shared/contract/auth/devices';
import type { Diff } from '../../platform/audit/auditTables';

// Most name others as well, for the sake of old sites: the first that is found is meant.
const browserWords: [(typeof browsers)[number], RegExp][] = [
  ['YANDEX', /\bYaBrowser\//],
  ['EDGE', /\bEdg(A|iOS|e)?\//],
  ['OPERA', /\b(OPR|OPT|OPiOS|Opera)\//],
  ['SAMSUNG', /\bSamsungBrowser\//],
  ['FIREFOX', /\b(Firefox|FxiOS)\//],
  ['CHROME', /(Chrome|\bCriOS)\//],
  ['SAFARI', /\bVersion\/.* Safari\//],
];

const systemWords: [(typeof systems)[number], RegExp][] = [
  ['ANDROID', /\bAndroid\b/],
  ['IOS', /\((iPhone|iPad|iPod)\b/],
  ['WINDOWS', /\bWindows\b/],
  ['CHROMEOS', /\bCrOS\b/],
  ['MACOS', /\bMac OS X\b/],
  ['LINUX', /\bLinux\b/],
];

const firstOf = <Key>(words: [Key, RegExp][], text: string) =>
  words.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

/** The browser and the system that a User-Agent names; versions and models are left out. */
export const deviceOf = (userAgent: string) => ({
  browser: firstOf(browserWords, userAgent),
  system: firstOf(systemWords, userAgent),
});

/** The browser and the system as the log has them; nothing where the device does not say. */
export const deviceDiff = (userAgent: string): Diff =>
  Object.fromEntries(
    Object.entries(deviceOf(userAgent)).flatMap(([name, to]) => (to ? [[name, { to }]] : [])),
  );
