import type { LanguageKey, TextByLanguage } from '@campus/shared/contract/fields';
import { feedOfRoute } from '@campus/shared/remote/feedOfRoute';
import type { HeadValues } from '@campus/shared/remote/headTags';
import { generatePath } from 'react-router';
import { wordsOfPage } from '../../page/head/wordsOfPage';
import { shellRoutes } from '../../page/shellRoutes';
import type { MatchedScreen } from '../matchScreen';
import type { createRecords } from './createRecords';

interface Description {
  status: 200 | 403 | 404;
  values: HeadValues;
  /** Where the page is now, when this is a former address of it. */
  movedTo?: string;
}

const notFound = { ru: 'Страница не найдена', en: 'Page not found' };

/** The page that stands at an address of nobody. */
const nowhere = shellRoutes.find(({ status }) => status === 404)?.title ?? notFound;

const missing = (title: TextByLanguage, language: LanguageKey): Description => ({
  status: 404,
  values: { title: title[language], isPrivate: true },
});

function feedOf({ remote }: MatchedScreen, language: LanguageKey) {
  const feed = remote && feedOfRoute(remote.release.manifest.declaration, remote.route);
  return feed && { path: feed.path, title: feed.title[language] };
}

const declared = (screen: MatchedScreen, language: LanguageKey): HeadValues => ({
  ...wordsOfPage(screen.page, language),
  isPrivate: screen.isPrivate,
  feed: feedOf(screen, language),
});

const known = <Values extends object>(values: Values) =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Partial<Values>;

function movedTo({ params, remote }: MatchedScreen, present?: string) {
  const address = remote?.route.head?.address;
  if (!remote || !address || !present || present === params[address.param]) return undefined;
  return generatePath(remote.route.path, { ...params, [address.param]: present });
}

/** What a page is about, as far as it can be told without running it. */
export async function describePage(
  screen: MatchedScreen | null,
  language: LanguageKey,
  records: Pick<ReturnType<typeof createRecords>, 'read'>,
): Promise<Description> {
  if (!screen) return missing(nowhere, language);
  const values = declared(screen, language);
  const source = screen.remote?.route.head;
  // Nobody is signed in here: what is not for everybody stays where it is.
  if (!source || screen.isPrivate) return { status: screen.status ?? 200, values };
  const record = await records.read(source, screen.params, language);
  if (!record) return { status: 200, values };
  if (record.isMissing) return missing(notFound, language);
  return {
    status: 200,
    values: { ...values, ...known(record.values) },
    movedTo: movedTo(screen, record.present),
  };
}
