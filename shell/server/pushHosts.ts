import { readPushConfig } from '../src/push/readPushConfig';

const hosts = [
  'https://firebaseinstallations.googleapis.com',
  'https://fcmregistrations.googleapis.com',
];

/** Where a page asks for its push token; nowhere while push messages are not set up. */
export const pushHosts = (settings: ReadonlyMap<string, string>): string[] =>
  readPushConfig(settings.get('firebaseConfig')) ? hosts : [];
