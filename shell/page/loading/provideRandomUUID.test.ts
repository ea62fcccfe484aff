import * as z from 'zod/mini';
import { provideRandomUUID } from './provideRandomUUID';

const { randomUUID } = crypto;
afterEach(() => Object.assign(crypto, { randomUUID }));

test('over plain http, where browsers have none, remotes get random ids all the same', () => {
  Object.assign(crypto, { randomUUID: undefined });
  provideRandomUUID();
  const ids = Array.from({ length: 100 }, () => crypto.randomUUID());
  for (const id of ids) expect(z.safeParse(z.uuidv4(), id).success).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});

test('where the browser has its own, that one stays', () => {
  provideRandomUUID();
  expect(crypto.randomUUID).toBe(randomUUID);
});
