import type { Release } from '../registry/Registry';
import type { Context, Request } from './Command';
import { withRegistryLock } from './withRegistryLock';
import { findRelease, requireShell } from './findRelease';
import { passGate } from './passGate';
import { buildFolder, idOf } from './publishFolder';
import { findTarget, sourcesOf } from './findTarget';
import { withBuilt } from './withBuilt';

/** Says what the gate says, signs it for a kept release, and moves nothing. @throws Refused with the reasons. */
export async function gate(context: Context, { words }: Request): Promise<Release> {
  const { registry } = context;
  if (words[1]) {
    const { name } = await findTarget(registry, words[0]);
    const which = await findRelease(registry, { name, release: words[1] });
    await passGate(context, which, 'whole');
    return which;
  }
  const source = sourcesOf(await findTarget(registry, words[0]));
  await requireShell(registry, source.name);
  const kept = { name: source.name, release: idOf(source) };
  return withRegistryLock(source.folder, async () => {
    if (await registry.publication(kept.name, kept.release)) {
      await passGate(context, kept, 'whole');
      return kept;
    }
    const built = await buildFolder(context, source);
    const { tried, which } = withBuilt(registry, source.name, built);
    await passGate({ ...context, registry: tried }, which, 'whole');
    return which;
  });
}
