import type { LanguageKey } from '@campus/shared/contract/fields';
import type { MediaFile } from '@campus/shared/contract/files';
import type { Picture } from '@campus/shared/contract/publication';
import { paths } from '@campus/shared/paths';
import { Screen } from '@campus/shared/ui/Screen';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnFiles } from '../attachments/useOwnFiles';
import { publicationHead } from '../reading/publicationHead';
import { EventPreview } from './EventPreview';
import { NewsPreview } from './NewsPreview';
import { PagePreview } from './PagePreview';
import type { PreviewKind, PreviewValues } from './PreviewValues';
import { pictureOf, shownItem, type ShownItem } from './shownItem';

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
    news: [{ to: paths.news(), label: t('news.title') }],
    events: [{ to: paths.events(), label: t('events.title') }],
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
