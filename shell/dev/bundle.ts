import { say } from './banner';
import { bundleProcesses } from './bundleProcesses';

// `npm run bundle`: for a machine that serves what others have built and released.
await bundleProcesses({ onProgress: say });
