import { dataFolder } from '@campus/shared/build/dataFolder';
import { keepPrivate } from '@campus/shared/build/keepPrivate';
import { prepare } from '../releases/prepare';
import { remoteFolders } from '../releases/remoteFolders';
import { say } from './banner';
import { bundleProcesses } from './bundleProcesses';

// `npm run build -- ui` adds the gallery, which the product itself does without.
const only = [...Object.keys(remoteFolders()), ...process.argv.slice(2)];

try {
  keepPrivate(dataFolder);
  await bundleProcesses({ onProgress: say });
  await prepare({ only, onProgress: say });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
