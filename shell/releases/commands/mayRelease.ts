import type { Registry } from '../registry/Registry';
import { Failure } from './Failure';

/** @throws Failure before anything is written that nobody would believe. */
export function mayRelease({ keys }: Registry, name: string): void {
  const own = keys.own();
  if (keys.trust.find(own, name) && keys.may(own, 'release')) return;
  throw new Failure('refused', `The key of this machine, ${own}, may not release ${name}.`, {
    advice: [
      'Who runs the installation admits it: npm run release -- keys trust <public key> --name …',
      'Or sign with a key that may: RELEASE_KEY, a PEM or a file of it.',
    ],
  });
}
