import type { ReleaseStore } from '../store/ReleaseStore';
import type { Chain } from './readChain';
import { deploymentKey, deploymentsFolder, numberOf } from './SignedDeployment';

/** Puts aside what lies where a move should be, and puts back what is remembered of moves. */
export async function restoreDeployments(
  store: ReleaseStore,
  { deployments, last }: Chain,
): Promise<void> {
  const texts = new Map(deployments.map(({ signed, text }) => [signed.move.number, text]));
  for (const key of await store.list(deploymentsFolder)) {
    const number = numberOf(key) ?? 0;
    const content = await store.read(key);
    const text = content?.toString() ?? '';
    const isKept = number <= last && (texts.get(number) ?? text) === text;
    if (!number || !content || isKept) continue;
    await store.create(`aside/${Date.now()}-${number}.json`, content);
    await store.remove([key]);
  }
  for (const [number, text] of texts)
    if (number <= last) await store.create(deploymentKey(number), Buffer.from(text));
}
