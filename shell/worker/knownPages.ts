import type { OfflineAnswer, OfflinePage } from '@campus/shared/remote/RemoteDeclaration';
import { readOfflinePages, writeOfflinePages } from '../page/offline/offlinePages';

// The browser stops a worker between two requests: for the first one after that nothing is known.
let known: readonly OfflinePage[] | undefined;

/** The declared pages, also right after the worker was started again. */
export async function knownPages(): Promise<readonly OfflinePage[]> {
  const found = known ?? (await readOfflinePages().catch(() => []));
  known ??= found;
  return known;
}

export async function learnPages({ ports }: ExtendableMessageEvent, pages: readonly OfflinePage[]) {
  known = pages;
  await writeOfflinePages(pages);
  ports[0]?.postMessage('learnt');
}

const answersOf = (pages: readonly OfflinePage[]) => pages.flatMap(({ answers }) => answers);

const api = '/api/';

/** Routes are chosen at once, so an address of the API may be one of these until they are known. */
const may = (pathname: string, isOne: (answer: OfflineAnswer) => boolean) =>
  known ? answersOf(known).some(isOne) : pathname.startsWith(api);

export const mayBeAnswer = (pathname: string) => may(pathname, ({ call }) => call === pathname);

/** What is kept of the answer at this address; nothing where it is not. */
export const answerAt = async (pathname: string): Promise<OfflineAnswer | undefined> =>
  answersOf(await knownPages()).find(({ call }) => call === pathname);

const isUnder = (pathname: string, { pictures = {} }: OfflineAnswer) =>
  Object.values(pictures).some((beginning) => beginning && pathname.startsWith(beginning));

export const mayBePicture = (pathname: string) =>
  may(pathname, (answer) => isUnder(pathname, answer));
