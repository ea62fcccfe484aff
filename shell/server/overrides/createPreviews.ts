import { isHttpAddress } from '@campus/shared/build/readSettings';
import type { RemoteManifest } from '@campus/shared/build/RemoteManifest';
import { checkManifest } from '../../releases/gate/checkManifest';

/** Milliseconds; the document waits for the answer. */
const patience = 2_000;

function originOf(address: string) {
  if (!isHttpAddress(address)) throw new Error(`DEVELOPMENT_ORIGINS: ${address} is no address.`);
  return new URL(address).origin;
}

const originsIn = (list: string) =>
  list
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
    .map(originOf);

/** The builds that machines of developers serve; only those of `DEVELOPMENT_ORIGINS` are asked. */
export function createPreviews(list = process.env.DEVELOPMENT_ORIGINS ?? '') {
  const origins = originsIn(list);
  return {
    origins,
    /** What the machine has built last. @throws when it does not say so in time and in order. */
    async read(origin: string): Promise<RemoteManifest> {
      const answer = await fetch(`${origin}/mfe.json`, {
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      const manifest = (await answer.json()) as RemoteManifest;
      const [problem] = checkManifest(manifest);
      if (problem) throw new Error(problem);
      return manifest;
    },
  };
}

export type Previews = ReturnType<typeof createPreviews>;
