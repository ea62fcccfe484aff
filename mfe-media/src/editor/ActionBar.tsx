import { Menu } from '@campus/shared/popup/Menu';
import { Button } from '@campus/shared/ui/Button';
import { IconButton } from '@campus/shared/ui/IconButton';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ContentRecord } from '../desk/ContentRecord';
import { movesFrom, type Wish } from '../editing/movesFrom';
import styles from './ActionBar.module.css';
import { Completeness } from './Completeness';
import { SavedNote } from './SavedNote';
import { StatusOf } from './StatusOf';

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
