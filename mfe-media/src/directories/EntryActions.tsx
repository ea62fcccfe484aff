import { IconButton } from '@campus/shared/ui/IconButton';
import { useTranslation } from 'react-i18next';
import type { Entry } from './Entry';
import styles from './EntryActions.module.css';
import type { Editing } from './useEditing';

export interface EntryActionsProps<E extends Entry> {
  entry: E;
  editing: Editing<E>;
  onRemove: (entry: E) => void;
}

export function EntryActions<E extends Entry>({ entry, editing, onRemove }: EntryActionsProps<E>) {
  const { t } = useTranslation('media');
  const { id, name } = entry;
  return (
    <span className={styles.actions}>
      <IconButton
        ref={editing.buttonRef(id)}
        icon="edit"
        label={t('directories.edit', { name })}
        onClick={() => editing.edit(entry)}
      />
      <IconButton
        icon="trash"
        label={t('directories.remove', { name })}
        onClick={() => onRemove(entry)}
      />
    </span>
  );
}
