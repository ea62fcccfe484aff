import type { LanguageKey } from '@campus/shared/contract/fields';
import type { MediaFile } from '@campus/shared/contract/files';
import { useValue } from '@campus/shared/form/useValue';
import { useOwnFiles } from '../attachments/useOwnFiles';

/** `russian`: the other language stands in. */
type Source = 'own' | 'russian' | 'fallback' | 'none';

interface Told {
  text: string;
  source: Source;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** The same order as readers get it by: the words for search first, in any language. */
function firstOf(candidates: readonly (readonly [Source, unknown])[]): Told {
  const [source, value] = candidates.find(([, text]) => textOf(text)) ?? ['none', ''];
  return { text: textOf(value), source };
}

function useTold(own: string, fallback: string, language: LanguageKey) {
  return firstOf([
    ['own', useValue(`${own}.${language}`)],
    ['russian', useValue(`${own}.ru`)],
    ['fallback', useValue(`${fallback}.${language}`)],
    ['fallback', useValue(`${fallback}.ru`)],
  ]);
}

/** What will be told of the publication in one language, and where each part of it comes from. */
export function useSeoValues(
  language: LanguageKey,
  subjectId: string,
  files: readonly MediaFile[] = [],
) {
  const imageId = useValue('seo.ogImageId');
  const coverId = useValue('coverId');
  const images = useOwnFiles(`${subjectId}.seo.ogImageId`).own;
  const covers = useOwnFiles(`${subjectId}.coverId`).own;
  const urlOf = (wanted: unknown) =>
    [...files, ...images, ...covers].find(({ id }) => id === wanted)?.url ?? '';
  return {
    title: useTold('seo.title', 'title', language),
    description: useTold('seo.description', 'summary', language),
    image: firstOf([
      ['own', urlOf(imageId)],
      ['fallback', urlOf(coverId)],
    ]),
    url: textOf(useValue('url')),
  };
}
