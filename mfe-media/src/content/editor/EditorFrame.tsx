import { type ContentKind, mediaPaths } from '@campus/shared/contract/media/paths';
import { Head } from '@campus/shared/remote/Head';
import { Screen } from '@campus/shared/ui/Screen';
import { TextLink } from '@campus/shared/ui/TextLink';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentRecord } from '../list/contentCalls';

const addressOf = {
  news: mediaPaths.newsItem,
  events: mediaPaths.event,
  'info-pages': mediaPaths.infoPage,
} satisfies Record<ContentKind, (url: string) => string>;

/** Where readers find it. */
export const siteAddress = (kind: ContentKind, url: string) => addressOf[kind](url);

interface EditorFrameProps {
  kind: ContentKind;
  record: ContentRecord | null;
  isLoading?: boolean;
  children: ReactNode;
}

/** The title of the screen and the ways out of it. */
export function EditorFrame({ kind, record, isLoading, children }: EditorFrameProps) {
  const { t } = useTranslation('media');
  const title = record?.title.ru ?? t(isLoading ? 'editor.loading' : `editor.new.${kind}`);
  const isPublic = record?.status === 'PUBLISHED';
  return (
    <Screen
      title={title}
      lang={record ? 'ru' : undefined}
      breadcrumbs={[{ to: mediaPaths.contents(kind), label: t(`desk.kind.${kind}`) }]}
      actions={
        isPublic && (
          <TextLink to={siteAddress(kind, record.url)} external>
            {t('editor.onSite')}
          </TextLink>
        )
      }
    >
      <Head title={title} isPrivate />
      {children}
    </Screen>
  );
}
