import { dataFolder } from '@campus/shared/build/dataFolder';
import { keepPrivate } from '@campus/shared/build/keepPrivate';
import { readPublicOrigin } from '@campus/shared/build/readPublicOrigin';
import { openRegistry } from '../releases/registry/openRegistry';
import { startBackend } from './startBackend';
import { supervise } from './supervise';

keepPrivate(dataFolder);
// Whoever runs it for people says so once, not by an address alone.
process.env.SEED ||= 'none';
process.env.LOG_LEVEL ||= 'info';

/** Production: serves what is released. It installs, builds, releases and seeds nothing. */
await supervise(async (keep) => {
  const { channels } = await (await openRegistry({ dataFolder, isServer: true })).current();
  if (!channels.shell)
    throw new Error(
      'No shell is released, so there is nothing to serve: npm run build, or name the store that has releases.',
    );
  const port = Number(process.env.PORT ?? 3000);
  const url = readPublicOrigin() ?? `http://localhost:${port}`;
  const { origin, ready } = await startBackend(keep, { url });
  const isOurs = !process.env.API_ORIGIN;
  // A gateway is ready without a backend, and would be given visitors.
  if (!(await ready) && isOurs) return;
  const env = { PORT: String(port), API_ORIGIN: origin };
  const server = keep({ file: 'shell/server/main.ts', env });
  if (await server.ready) console.log(`Campus is served at ${url}`);
});
