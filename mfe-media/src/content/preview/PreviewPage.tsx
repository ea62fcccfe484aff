import { useCallQuery } from '@campus/shared/api/useCallQuery';
import type { LanguageKey } from '@campus/shared/contract/fields';
import type { MediaFile, Picture } from '@campus/shared/contract/files/records';
import { filterInfoPages } from '@campus/shared/contract/media/pageCalls';
import { listAuthors, listNewsTags } from '@campus/shared/contract/media/taxonomyCalls';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { Screen } from '@campus/shared/ui/Screen';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Article } from '../../news/Article';
import { useOwnFiles } from '@campus/shared/attachments/useOwnFiles';
import { EventArticle } from '../../events/EventArticle';
import { PageText } from '../../pages/PageText';
import { publicationHead } from '../../reading/publicationHead';
import {
  type PreviewKind,
  type PreviewValues,
  pictureOf,
  shownItem,
  type ShownItem,
  momentOr,
} from './shownItem';

type Name = { ru: string; en?: string | undefined } | null | undefined;

/** The tags and the author that a form names, in the language of the preview. */
function useDirectory({ tagIds, authorId }: PreviewValues, language: LanguageKey) {
  const tags = useCallQuery(listNewsTags, {}).data ?? [];
  const authors = useCallQuery(listAuthors, {}).data ?? [];
  const inLanguage = (text: Name, other: string) => text?.[language] ?? text?.ru ?? other;
  const author = authors.find(({ id }) => id === authorId);
  return {
    tags: tags
      .filter(({ id }) => tagIds?.includes(id))
      .map(({ staff, name, ...tag }) => ({ ...tag, name: inLanguage(staff?.name, name) })),
    author: author
      ? {
          ...author,
          name: inLanguage(author.staff?.name, author.name),
          position: inLanguage(author.staff?.position, author.position ?? '') || null,
        }
      : null,
  };
}

function EventPreview({ item, values }: PartProps) {
  const directory = useDirectory(values, item.lang);
  const startsAt = momentOr(values.startsAt, item.updatedAt);
  const endsAt = momentOr(values.endsAt, startsAt);
  const event = {
    ...item,
    ...directory,
    startsAt,
    // A period that goes backwards is what the form will refuse; here it must only not break.
    endsAt: endsAt < startsAt ? startsAt : endsAt,
    place: values.place?.[item.lang] || values.place?.ru || '—',
    isOnline: values.isOnline ?? false,
    address: values.address || null,
    onlineUrl: values.onlineUrl || null,
    capacity: values.capacity || null,
    registrationUrl: values.registrationUrl || null,
    organiser: values.organiser?.[item.lang] || values.organiser?.ru || null,
  };
  return <EventArticle event={event} />;
}

function PagePreview({ item, values }: PartProps) {
  const { section, parentId = null, position, showInMenu = false } = values;
  const around = useCallQuery(
    filterInfoPages,
    { query: { size: 100 }, body: { sections: section ? [section] : [] } },
    { enabled: !!section },
  );
  const page = {
    ...item,
    parentId,
    position: position ?? 0,
    section: section ?? ('ABOUT' as const),
    showInMenu,
  };
  const others = section ? (around.data?.items ?? []).filter(({ url }) => url !== page.url) : [];
  const pages = [...others, page].toSorted((a, b) => a.position - b.position);
  return <PageText page={page} pages={pages} />;
}

function NewsPreview({ item, values }: PartProps) {
  return <Article news={{ ...item, ...useDirectory(values, item.lang) }} />;
}

interface PreviewPageProps {
  kind: PreviewKind;
  values: PreviewValues;
  cover: Picture | null;
  files?: readonly MediaFile[] | undefined;
  language: LanguageKey;
}

export interface PartProps {
  item: ShownItem;
  values: PreviewValues;
}

const parts: Record<PreviewKind, ComponentType<PartProps>> = {
  news: NewsPreview,
  events: EventPreview,
  'info-pages': PagePreview,
};
const none: readonly MediaFile[] = [];

/** The screen of readers around what a form holds. */
export function PreviewPage({ kind, values, cover, files = none, language }: PreviewPageProps) {
  const { t } = useTranslation('media');
  const [now] = useState(() => new Date().toISOString());
  const { coverId } = values;
  const covers = useOwnFiles(`${values.id}.coverId`).own;
  const { own } = useOwnFiles(values.id ?? '');
  const item = shownItem(
    {
      values,
      cover:
        pictureOf(
          [...files, ...covers].find(({ id }) => id === coverId),
          language,
        ) ?? cover,
      files: [...files, ...own],
      now,
      untitled: t('preview.untitled'),
    },
    language,
  );
  const { title, lead } = publicationHead(item);
  const crumbs = {
    news: [{ to: mediaPaths.news(), label: t('news.title') }],
    events: [{ to: mediaPaths.events(), label: t('events.title') }],
    'info-pages': undefined,
  };
  const Part = parts[kind];
  const breadcrumbs = crumbs[kind];
  return (
    <Screen
      title={title}
      lang={item.lang}
      lead={lead}
      display
      {...(breadcrumbs && { breadcrumbs })}
    >
      <Part item={item} values={values} />
    </Screen>
  );
}
