import type { Registry } from '../registry/Registry';

function keyIn(content: Buffer | undefined): string | undefined {
  try {
    return (JSON.parse(content?.toString() ?? '') as { key?: string }).key;
  } catch {
    return undefined;
  }
}

/** The key that has signed this; undefined for what is no signature at all. */
export const signerOf = async ({ store }: Registry, key: string): Promise<string | undefined> =>
  keyIn(await store.read(key));

export const isStranger = ({ keys }: Registry, signer: string): boolean =>
  !keys.trust.list().some(({ id }) => id === signer);

/** Keys that made moves and that this installation has never heard of: it sees half of the truth. */
export async function strangersIn(registry: Registry): Promise<string[]> {
  const valid = new Set((await registry.history()).map(({ number }) => number));
  const odd = (await registry.store.list('moves/')).filter(
    (key) => !valid.has(Number(/(\d+)\.json$/.exec(key)?.[1])),
  );
  const signers = await Promise.all(odd.map((key) => signerOf(registry, key)));
  return [...new Set(signers.filter((signer) => signer !== undefined))].filter((signer) =>
    isStranger(registry, signer),
  );
}
