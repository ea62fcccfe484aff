import { dataFolder } from '@campus/shared/build/dataFolder';
import { keepPrivate } from '@campus/shared/build/keepPrivate';
import { openRegistry } from '../releases/registry/openRegistry';
import { readServerSettings } from '../server/readServerSettings';
import { startBackend } from './startBackend';
import { supervise } from './supervise';

// Whoever runs it for people says so once, not by an address alone.
process.env.SEED ||= 'none';
process.env.LOG_LEVEL ||= 'info';

/** Production: serves what is released. It installs, builds, releases and seeds nothing. */
await supervise(async (keep) => {
  keepPrivate(dataFolder);
  // Of the gateway, which starts last: nothing is begun that it would end.
  const { port, publicOrigin } = readServerSettings();
  const { channels } = await (await openRegistry({ dataFolder, isServer: true })).current();
  if (!channels.shell)
    throw new Error(
      'No shell is released, so there is nothing to serve: npm run build, or name the store that has releases.',
    );
  const url = publicOrigin ?? `http://localhost:${port}`;
  const { origin, ready } = await startBackend(keep, { url });
  const isOurs = !process.env.API_ORIGIN;
  // A gateway is ready without a backend, and would be given visitors.
  if (!(await ready) && isOurs) return;
  const env = { PORT: String(port), API_ORIGIN: origin };
  const server = keep({ file: 'shell/server/main.ts', env });
  if (await server.ready) console.log(`Campus is served at ${url}`);
});
