import type { PublicationStatus as State } from '@campus/shared/contract/media/machine';
import { useFormat } from '@campus/shared/format/useFormat';
import type { ContentKind } from '@campus/shared/contract/media/paths';
import type { Column } from '@campus/shared/table/DataTable';
import { Status } from '@campus/shared/ui/Status';
import { useTranslation } from 'react-i18next';
import { ContentMenu } from './ContentMenu';
import type { ContentRow } from './ContentRow';
import { ContentTitle } from './ContentTitle';
import { LanguageMarks } from './LanguageMarks';
import styles from './Lines.module.css';
import { statusLooks } from './statusLooks';
import { usePublicationWords } from './usePublicationWords';
import { useRowActions } from './useRowActions';

interface PublicationStatusProps {
  status: State;
  publishAt: string | null;
}

/** In what state a publication is, and since when or from when on readers have it. */
function PublicationStatus({ status, publishAt }: PublicationStatusProps) {
  const { t } = useTranslation('media');
  const { shortDate, shortDateTime } = useFormat();
  return (
    <span className={styles.lines}>
      <span className={styles.line}>
        <Status {...statusLooks[status]}>
          {publishAt && status === 'SCHEDULED'
            ? t('desk.goesOut', { moment: shortDateTime(publishAt) })
            : t(`desk.status.${status}`)}
        </Status>
      </span>
      {publishAt && status === 'PUBLISHED' && (
        <span className={`${styles.minor} ${styles.wide}`}>{shortDate(publishAt)}</span>
      )}
    </span>
  );
}

interface ChangedCellProps {
  row: ContentRow;
}

/** When a record was saved last and by whom. */
function ChangedCell({ row: { staff } }: ChangedCellProps) {
  const { shortDateTime } = useFormat();
  if (!staff) return null;
  return (
    <span className={styles.lines}>
      <span className={styles.line}>{shortDateTime(staff.updatedAt)}</span>
      {staff.updatedBy && (
        <span className={`${styles.minor} ${styles.wide}`}>{staff.updatedBy.name}</span>
      )}
    </span>
  );
}

type Columns = Column<ContentRow>[];

/** What all kinds tell: first what a row is and how it stands, then its history and what to do. */
export function useContentColumns(kind: ContentKind): { first: Columns; last: Columns } {
  const { t } = useTranslation('media');
  const { shortDate, shortDateTime, fileDate, fileDateTime } = useFormat();
  const wordsOf = usePublicationWords();
  const actions = useRowActions(kind);
  const header = (name: string) => t(`desk.column.${name}`);
  const first: Columns = [
    {
      key: 'title',
      header: header('title'),
      cell: (row) => <ContentTitle row={row} />,
      text: ({ title }) => title,
      priority: 'primary',
    },
    {
      key: 'status',
      header: header('status'),
      cell: ({ staff, publishAt }) =>
        staff && <PublicationStatus status={staff.status} publishAt={publishAt} />,
      text: ({ staff, publishAt }) => (staff ? wordsOf(staff.status, publishAt) : ''),
      file: [
        {
          header: header('status'),
          text: ({ staff }) => (staff ? t(`desk.status.${staff.status}`) : ''),
        },
        {
          header: header('published'),
          text: ({ publishAt }) => (publishAt ? fileDateTime(publishAt) : ''),
        },
      ],
    },
    {
      key: 'languages',
      header: header('languages'),
      cell: ({ staff }) => staff && <LanguageMarks languages={staff.languages} />,
      text: ({ staff }) => staff?.languages.join(', ').toUpperCase() ?? '',
    },
  ];
  const last: Columns = [
    {
      key: 'published',
      header: header('published'),
      cell: ({ publishAt }) => publishAt && shortDateTime(publishAt),
      text: ({ publishAt }) => (publishAt ? fileDateTime(publishAt) : ''),
      // The state has it in the file.
      file: [],
      hidden: true,
    },
    {
      key: 'created',
      header: header('created'),
      cell: ({ staff }) => staff && shortDate(staff.createdAt),
      text: ({ staff }) => (staff ? fileDate(staff.createdAt) : ''),
      priority: 'secondary',
      // News come in this order, which its header shows and turns.
      hidden: kind !== 'news',
    },
    {
      key: 'changed',
      header: header('changed'),
      cell: (row) => <ChangedCell row={row} />,
      text: ({ staff }) => (staff ? fileDateTime(staff.updatedAt) : ''),
      file: [
        {
          header: header('changed'),
          text: ({ staff }) => (staff ? fileDateTime(staff.updatedAt) : ''),
        },
        { header: header('changedBy'), text: ({ staff }) => staff?.updatedBy?.name ?? '' },
      ],
      priority: 'secondary',
      // Events and pages have columns of their own that matter more, and a line is only so long.
      hidden: kind !== 'news',
    },
    { key: 'url', header: header('url'), cell: ({ url }) => url, hidden: true },
    {
      key: 'actions',
      header: header('actions'),
      cell: (row) => <ContentMenu kind={kind} row={row} actions={actions} />,
      text: false,
      align: 'end',
    },
  ];
  return { first, last };
}
