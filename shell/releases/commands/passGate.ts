import { Refused } from '../Refused';
import type { Release } from '../registry/Registry';
import type { Context } from './Context';

/**
 * Goes on only when nothing speaks against the release; `whole` takes a browser and its time.
 * @throws Refused with the reasons.
 */
export async function passGate(
  { registry, check, mount, step }: Context,
  which: Release,
  depth: 'static' | 'whole',
): Promise<void> {
  const pass = async (judge: Context['check']) => {
    const reasons = await judge(registry, which);
    if (reasons.length > 0) throw new Refused(which, reasons);
  };
  await step(`check ${which.name} ${which.release}`, () => pass(check));
  if (depth === 'whole') await step('mount it in a browser', () => pass(mount));
}
