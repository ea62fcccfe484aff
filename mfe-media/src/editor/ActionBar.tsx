import { dayAt, today } from '@campus/shared/contract/days';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { CompletenessRing } from '@campus/shared/bilingual/CompletenessRing';
import { useFormat } from '@campus/shared/format/useFormat';
import { Menu } from '@campus/shared/popup/Menu';
import { Button } from '@campus/shared/ui/Button';
import { IconButton } from '@campus/shared/ui/IconButton';
import { Status } from '@campus/shared/ui/Status';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ContentRecord } from '../desk/ContentRecord';
import { statusLooks } from '../desk/statusLooks';
import type { ContentValues } from '../editing/ContentValues';
import { movesFrom, type Wish } from '../editing/movesFrom';
import styles from './ActionBar.module.css';

/** Whether what is seen is what is saved, said aloud when that changes. */
function SavedNote({ record }: { record: ContentRecord | null }) {
  const { t } = useTranslation('media');
  const { time, dateTime } = useFormat();
  const { dirtyFields, isSubmitting } = useFormState();

  const words = () => {
    if (isSubmitting) return t('editor.saved.saving');
    if (Object.keys(dirtyFields).length > 0) return t('editor.saved.unsaved');
    if (!record) return t('editor.saved.never');
    const isToday = dayAt(Date.parse(record.updatedAt)) === today();
    const when = (isToday ? time : dateTime)(record.updatedAt);
    return t(isToday ? 'editor.saved.at' : 'editor.saved.on', { time: when });
  };
  return <span role="status">{words()}</span>;
}

/** The state that the server knows a record to be in. */
function StatusOf({ record }: { record: ContentRecord | null }) {
  const { t } = useTranslation('media');
  const { dateTime } = useFormat();
  const status = record?.status ?? 'DRAFT';
  const isAhead = status === 'SCHEDULED' && record?.publishAt;
  return (
    <Status {...statusLooks[status]}>
      {isAhead
        ? t('editor.status.appears', { time: dateTime(isAhead) })
        : t(`editor.status.${record ? status : 'NEW'}`)}
    </Status>
  );
}

/** How much of title, summary and text is there; readers get English only when all of it is. */
function Completeness() {
  const texts = useWatch<ContentValues, ['title', 'summary', 'body']>({
    name: ['title', 'summary', 'body'],
  });
  const shareOf = (language: LanguageKey) =>
    texts.filter((text) => text[language].trim()).length / texts.length;
  return <CompletenessRing parts={{ ru: shareOf('ru'), en: shareOf('en') }} />;
}

interface ActionBarProps {
  record: ContentRecord | null;
  wish: Wish;
  onWish: (wish: Wish) => void;
  onPreview: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
}

/** Always in sight: the state of the record, and what may be done with it. */
export function ActionBar({ record, wish, onWish, ...on }: ActionBarProps) {
  const { t } = useTranslation('media');
  const { isSubmitting } = useFormState();
  const status = record?.status ?? 'DRAFT';
  const moves = movesFrom(status, record === null);
  const rest = moves.filter((move) => move !== 'publish');
  const nameOf = (move: Wish) => t([`editor.move.${move}.${status}`, `editor.move.${move}.any`]);
  const groups = [
    { items: rest.map((move) => ({ label: nameOf(move), onSelect: () => onWish(move) })) },
    {
      items: [
        { label: t('editor.preview'), icon: 'eye' as const, onSelect: on.onPreview },
        ...(record
          ? [{ label: t('editor.duplicate'), icon: 'copy' as const, onSelect: on.onDuplicate }]
          : []),
      ],
    },
  ];
  const removal = {
    items: [
      {
        label: t('editor.delete'),
        icon: 'trash' as const,
        tone: 'danger' as const,
        onSelect: on.onDelete,
      },
    ],
  };
  const canPublish = moves.includes('publish');
  return (
    <div role="group" aria-label={t('editor.actions')} className={styles.bar}>
      <div className={styles.facts}>
        <div className={styles.ring}>
          <Completeness />
        </div>
        <div className={styles.state}>
          <StatusOf record={record} />
          <span className={styles.saved}>
            <SavedNote record={record} />
          </span>
        </div>
      </div>
      <div className={styles.actions}>
        <Button
          variant={canPublish ? 'soft' : 'strong'}
          busy={isSubmitting && wish === 'save'}
          aria-keyshortcuts="Control+S"
          onClick={() => onWish('save')}
        >
          {nameOf('save')}
        </Button>
        {canPublish && (
          <Button busy={isSubmitting && wish === 'publish'} onClick={() => onWish('publish')}>
            {nameOf('publish')}
          </Button>
        )}
        <Menu
          trigger={<IconButton icon="more" label={t('editor.more')} />}
          items={record ? [...groups, removal] : groups}
        />
      </div>
    </div>
  );
}
