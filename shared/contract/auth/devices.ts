/** What a session says of the device it is on: kinds that millions share, never enough to know one by. */
export const browsers = [
  'CHROME',
  'EDGE',
  'FIREFOX',
  'OPERA',
  'SAFARI',
  'SAMSUNG',
  'YANDEX',
] as const;
export const systems = ['ANDROID', 'CHROMEOS', 'IOS', 'LINUX', 'MACOS', 'WINDOWS'] as const;
