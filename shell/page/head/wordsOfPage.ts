import type { LanguageKey } from '@campus/shared/contract/fields';
import type { HeadValues } from '@campus/shared/remote/headTags';
import type { PageDeclaration } from '@campus/shared/remote/RemoteDeclaration';

/** What a route declares of its page, in one language. */
export const wordsOfPage = (page: PageDeclaration, language: LanguageKey): HeadValues => ({
  title: page.title[language],
  description: page.description?.[language],
  keywords: page.keywords?.[language],
  viewport: page.viewport,
  ogTitle: page.ogTitle?.[language],
  ogDescription: page.ogDescription?.[language],
  ogImage: page.ogImage,
  canonical: page.canonical,
});
