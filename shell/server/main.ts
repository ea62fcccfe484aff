import { root } from '@campus/shared/build/root';
import path from 'node:path';
import { dataFolder, registryFolder } from '../releases/dataFolder';
import { openRegistry } from '../releases/openRegistry';
import { createPlanner } from './createPlanner';
import { createServer } from './createServer';

const port = Number(process.env.PORT ?? 3000);
const isDevelopment = process.env.NODE_ENV === 'development';
const shell = path.join(root, isDevelopment ? '.cache/development/shell' : 'shell/dist');

const app = await createServer({
  planner: createPlanner({
    registry: openRegistry(registryFolder),
    shellFile: path.join(shell, 'shell.json'),
    developmentFolder: path.join(dataFolder, 'development'),
  }),
  files: {
    shell,
    releases: path.join(registryFolder, 'releases'),
    public: path.join(root, 'shell/public'),
  },
  apiOrigin: process.env.API_ORIGIN ?? 'http://127.0.0.1:3001',
  isDevelopment,
  trustedProxies: process.env.TRUSTED_PROXIES,
});

const stop = () => void app.close().then(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
// Without the process that started it nobody would ever stop this one.
process.once('disconnect', stop);

try {
  const address = await app.listen({ port, host: process.env.HOST ?? '0.0.0.0' });
  process.send?.({ type: 'ready', port: Number(new URL(address).port) });
} catch (error) {
  const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  console.error(taken ? `Port ${port} is taken; choose another one with PORT.` : String(error));
  process.exit(1);
}
