import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { type ContentKind, mediaPaths } from '@campus/shared/contract/media/paths';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Surface } from '@campus/shared/ui/Surface';
import { useTranslation } from 'react-i18next';
import { contentCalls, type ContentRecord, useMayWrite } from '../list/contentCalls';
import { listAuthors, listNewsTags } from '@campus/shared/contract/media/taxonomyCalls';
import { useFormat } from '@campus/shared/format/useFormat';
import { EditorScreen } from '@campus/shared/record/EditorScreen';
import { Stack } from '@campus/shared/ui/Stack';
import { Status } from '@campus/shared/ui/Status';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { TextLink } from '@campus/shared/ui/TextLink';
import { statusLooks } from '../list/statusLooks';
import { PreviewPane } from '../preview/PreviewPane';
import { siteAddress } from '../editor/EditorFrame';

/** What the record says of its topics and its author, by their names. */
function useTaxonomyFacts(record: ContentRecord) {
  const { t } = useTranslation('media');
  const isTagged = 'tagIds' in record;
  const tags = useCallQuery(listNewsTags, {}, { enabled: isTagged }).data ?? [];
  const authors = useCallQuery(listAuthors, {}, { enabled: isTagged }).data ?? [];
  if (!isTagged) return [];
  const topics = tags.filter(({ id }) => record.tagIds.includes(id)).map(({ name }) => name);
  return [
    { term: t('editor.names.tagIds'), value: topics.join(', ') || undefined },
    {
      term: t('editor.names.authorId'),
      value: authors.find(({ id }) => id === record.authorId)?.name,
    },
  ];
}

/** How a record stands, and who did what to it when. */
function RecordFacts({ kind, record }: { kind: ContentKind; record: ContentRecord }) {
  const { t } = useTranslation('media');
  const { dateTime } = useFormat();
  const { status, publishAt, createdAt, updatedAt, updatedBy, url } = record;
  const isPinned = 'isPinned' in record && record.isPinned;
  const items = [
    {
      term: t('desk.column.status'),
      value: <Status {...statusLooks[status]}>{t(`desk.status.${status}`)}</Status>,
    },
    { term: t('desk.column.published'), value: publishAt ? dateTime(publishAt) : undefined },
    ...useTaxonomyFacts(record),
    ...('section' in record && record.section
      ? [{ term: t('desk.column.section'), value: t(`pages.section.${record.section}`) }]
      : []),
    ...(isPinned ? [{ term: t('desk.pinned'), value: t(`editor.pinned.${kind}`) }] : []),
    { term: t('desk.column.url'), value: siteAddress(kind, url) },
    { term: t('desk.column.created'), value: dateTime(createdAt) },
    { term: t('desk.column.changed'), value: dateTime(updatedAt) },
    { term: t('desk.column.changedBy'), value: updatedBy?.name },
  ];
  return <SummaryList items={items} />;
}

interface ContentReaderProps {
  kind: ContentKind;
  id: string;
}

/** A record for those who only look at it: how it stands, and what readers see. */
export function ContentReader({ kind, id }: ContentReaderProps) {
  const { t } = useTranslation('media');
  const mayWrite = useMayWrite(kind);
  const query = useCallQuery(contentCalls[kind].get, { params: { id } });
  const record: ContentRecord | undefined = query.data;
  return (
    <EditorScreen<ContentRecord>
      query={query}
      title={record?.title.ru ?? t('editor.loading')}
      lang={record && 'ru'}
      list={{ to: mediaPaths.contents(kind), label: t(`desk.kind.${kind}`) }}
      missing={(word) => t(`editor.missing.${word}`)}
      actions={
        <>
          {mayWrite && (
            <ButtonLink to={mediaPaths.content(kind, id)} variant="soft">
              {t('editor.edit')}
            </ButtonLink>
          )}
          {record?.status === 'PUBLISHED' && (
            <TextLink to={siteAddress(kind, record.url)} external>
              {t('editor.onSite')}
            </TextLink>
          )}
        </>
      }
      skeleton={<SkeletonText lines={10} />}
    >
      {(found) => (
        <Stack gap={8}>
          <Surface padding="l">
            <RecordFacts kind={kind} record={found} />
          </Surface>
          <PreviewPane kind={kind} values={found} cover={found.cover} files={found.files} />
        </Stack>
      )}
    </EditorScreen>
  );
}
