import { prepare } from '../releases/prepare';
import { say } from './say';

try {
  await prepare({ onProgress: say });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
