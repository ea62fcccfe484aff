import type { LanguageKey } from '@campus/shared/contract/fields';
import type { PublicationStatus as State } from '@campus/shared/contract/media/machine';
import type { ContentKind } from '@campus/shared/contract/media/paths';
import { useFormat } from '@campus/shared/format/useFormat';
import type { Column } from '@campus/shared/table/DataTable';
import { Icon } from '@campus/shared/ui/Icon';
import { Picture } from '@campus/shared/ui/Picture';
import { Status } from '@campus/shared/ui/Status';
import { useMomentCells } from '@campus/shared/table/useMomentCells';
import { useTranslation } from 'react-i18next';
import { CoverFigure } from '../../reading/CoverFigure';
import { ContentMenu } from './actions/ContentMenu';
import { type ContentRow, useMayWrite } from './contentCalls';
import styles from './Lines.module.css';
import { statusLooks } from './statusLooks';
import { useRowActions } from './actions/useRowActions';

/** A state in words; of what is scheduled with the moment. */
function usePublicationWords() {
  const { t } = useTranslation('media');
  const { shortDate, time } = useFormat();
  return (status: State, publishAt: string | null) =>
    status === 'SCHEDULED' && publishAt
      ? t('desk.scheduledFor', { date: shortDate(publishAt), time: time(publishAt) })
      : t(`desk.status.${status}`);
}

interface LanguageMarksProps {
  /** Those in which title, summary and text are all there. */
  languages: readonly LanguageKey[];
}

const all = ['ru', 'en'] as const;

/** Which languages a publication can be read in. */
function LanguageMarks({ languages }: LanguageMarksProps) {
  const { t } = useTranslation('media');
  return (
    <ul className={styles.marks}>
      {all.map((language) => {
        const isDone = languages.includes(language);
        return (
          <li key={language} className={styles.mark} data-done={isDone || undefined}>
            <Icon name={isDone ? 'check' : 'close'} size={16} />
            <span aria-hidden="true">{language.toUpperCase()}</span>
            <span className="visually-hidden">
              {t(isDone ? `desk.written.${language}` : `desk.unwritten.${language}`)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

interface ContentTitleProps {
  row: ContentRow;
}

/** What a row is called, beside the picture that readers see; pages mostly have none. */
function ContentTitle({ row }: ContentTitleProps) {
  const { t } = useTranslation('media');
  const { url, lang, title, cover, tags, isPinned } = row;
  return (
    <span className={styles.content}>
      {(tags ?? cover) && (
        <span className={styles.cover}>
          {cover ? (
            <Picture {...cover} alt="" sizes="72px" fit="cover" />
          ) : (
            <CoverFigure url={url} tag={tags?.[0]?.slug} />
          )}
        </span>
      )}
      <span className={styles.words}>
        <span lang={lang} title={title} className={styles.title}>
          {title}
        </span>
        {tags && tags.length > 0 && (
          <span className={styles.tags}>{tags.map(({ name }) => name).join(', ')}</span>
        )}
        {isPinned && (
          <span className={styles.pinned}>
            <Icon name="bookmark" size={16} />
            <span className={styles.word}>{t('desk.pinned')}</span>
          </span>
        )}
      </span>
    </span>
  );
}

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
  const { shortDate, fileDate, fileDateTime } = useFormat();
  const momentCells = useMomentCells<ContentRow>();
  const wordsOf = usePublicationWords();
  const actions = useRowActions(kind);
  const mayWrite = useMayWrite(kind);
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
      priority: 'spare',
      cell: ({ staff }) => staff && <LanguageMarks languages={staff.languages} />,
      text: ({ staff }) => staff?.languages.join(', ').toUpperCase() ?? '',
    },
  ];
  const last: Columns = [
    {
      key: 'published',
      header: header('published'),
      ...momentCells(({ publishAt }) => publishAt),
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
  ];
  const doing: Columns = [
    {
      key: 'actions',
      header: header('actions'),
      cell: (row) => <ContentMenu kind={kind} row={row} actions={actions} />,
      text: false,
      align: 'end',
    },
  ];
  return { first, last: mayWrite ? [...last, ...doing] : last };
}
