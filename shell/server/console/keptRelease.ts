import type { KeptRelease } from '@campus/shared/contract/releases';
import { takenBack } from '../../releases/commands/takenBack';
import { wasStable } from '../../releases/commands/wasStable';
import { moverOf } from '../../releases/registry/Move';
import type { Release } from '../../releases/registry/Registry';
import { gateStateOf } from '../../releases/gateStateOf';
import type { createSizes } from './createSizes';
import type { Facts } from './Facts';
import { healthOf } from './healthOf';

/** What is known of a release; nothing where it is not as it was signed. */
export async function keptRelease(
  which: Release,
  { registry, health, history }: Facts,
  sizeOf: ReturnType<typeof createSizes>,
): Promise<KeptRelease | undefined> {
  const { name, release } = which;
  const publication = await registry.publication(name, release);
  const manifest =
    name === 'shell'
      ? await registry.shellManifest(release)
      : await registry.manifest(name, release);
  if (!publication || !manifest) return undefined;
  const back = takenBack(history, which);
  return {
    release,
    publishedAt: publication.at,
    key: publication.key,
    commit: 'commit' in manifest ? manifest.commit : null,
    size: sizeOf(which, Object.keys(manifest.integrity)),
    wasStable: wasStable(history, name, release),
    gate: gateStateOf(await registry.findings(which)),
    takenBack: back ? { at: back.at, by: moverOf(back), why: back.why } : null,
    health: healthOf(health, name, release),
  };
}
