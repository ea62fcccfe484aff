import type { Registry } from '../registry/Registry';
import { Failure } from './Failure';

/** @throws Failure while there is no shell that a remote could be judged by. */
export async function requireShell(registry: Registry, name: string): Promise<void> {
  const { channels } = await registry.current();
  if (name === 'shell' || channels.shell) return;
  throw new Failure('conflict', `No shell is released yet that ${name} could run in.`, {
    advice: [
      'npm run release -- shell',
      'Or npm start, which releases everything that is missing.',
    ],
  });
}
