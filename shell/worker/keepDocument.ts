import { keepFiles } from './files';

const link = /(?:src|href)="(\/(?:shell|remotes)\/[^"]+)"(?: integrity="([^"]+)")?/g;

/** The scripts and styles that a document starts with, each with the hash that it must have. */
const filesIn = (html: string): Request[] =>
  [...html.matchAll(link)].map(
    ([, address = '', integrity = '']) =>
      new Request(new URL(address, self.location.origin), { integrity }),
  );

/**
 * Keeps a document together with the files that it starts with. Its nonce stays good: it is replayed
 * with the very headers that it came with.
 */
export async function keepDocument(
  event: ExtendableEvent,
  address: string,
  open: () => Promise<Cache | undefined>,
) {
  const answer = await fetch(address, { credentials: 'same-origin', cache: 'no-store' });
  const isDocument = /^text\/html/.test(answer.headers.get('content-type') ?? '');
  if (answer.status !== 200 || answer.redirected || !isDocument) return;
  await keepFiles(event, filesIn(await answer.clone().text()));
  const cache = await open();
  await cache?.put(address, answer);
}
