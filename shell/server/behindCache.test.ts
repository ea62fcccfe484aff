/** @jest-environment node */
import { newTestServers } from './newTestServers.fixture';

let doors: Awaited<ReturnType<typeof newTestServers>>;
let app: Awaited<ReturnType<typeof doors.open>>;
beforeAll(async () => {
  doors = await newTestServers();
  app = await doors.open();
});
afterAll(async () => {
  await app.close();
  doors.forget();
});

const release = '/remotes/shell/1.0.0-shell';

test.each(['/shell/main.js', `${release}/main.js`])(
  'a cache in front keeps %s once for each way in which it is compressed',
  async (url) => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { headers, statusCode } = await app.inject({
        url,
        headers: { 'accept-encoding': encoding },
      });
      expect([statusCode, headers.vary]).toEqual([200, 'accept-encoding']);
    }
  },
);

test.each(['/shell/next.js', '/remotes/media/1.0.0-next/entry.js'])(
  'and does not keep that %s is not there yet',
  async (url) => {
    const { headers, statusCode } = await app.inject(url);
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  },
);
