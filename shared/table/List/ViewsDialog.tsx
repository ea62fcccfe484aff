import { Dialog } from '@campus/shared/overlay/Dialog';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { IconButton } from '@campus/shared/ui/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './SavedViews.module.css';
import type { SavedView, SavedViewsState } from './useSavedViews';
import { ViewName } from './ViewName';

interface ViewsDialogProps {
  open: boolean;
  onClose: () => void;
  saved: SavedViewsState;
  /** What is changed here must not be opened at once. */
  onSettle: () => void;
}

/** Rename, delete, and which view opens by itself. */
export function ViewsDialog({ open, onClose, saved, onSettle }: ViewsDialogProps) {
  const { t } = useTranslation('shared');
  const notify = useClientStore((store) => store.notify);
  const remove = (view: SavedView) => {
    saved.remove(view.name);
    const action = { label: t('table.views.restore'), onClick: () => saved.keep(view) };
    notify({ tone: 'info', text: t('table.views.removed', { name: view.name }), action });
  };
  const toggleDefault = ({ name, isDefault }: SavedView) => {
    onSettle();
    saved.setDefault(isDefault ? undefined : name);
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('table.views.saved')}>
      {saved.views.length === 0 && <p>{t('table.views.none')}</p>}
      <ul className={styles.views}>
        {saved.views.map((view) => (
          <View
            key={view.name}
            view={view}
            onRename={(name) => saved.rename(view.name, name)}
            onRemove={() => remove(view)}
            onDefault={() => toggleDefault(view)}
          />
        ))}
      </ul>
    </Dialog>
  );
}

interface ViewProps {
  view: SavedView;
  onRename: (name: string) => void;
  onRemove: () => void;
  onDefault: () => void;
}

function View({ view: { name, isDefault }, onRename, onRemove, onDefault }: ViewProps) {
  const { t } = useTranslation('shared');
  const [isEdited, setEdited] = useState(false);
  const rename = (next: string) => {
    setEdited(false);
    onRename(next);
  };
  if (isEdited)
    return (
      <li>
        <ViewName initial={name} onKeep={rename} />
      </li>
    );
  return (
    <li className={styles.view}>
      <span className={styles.name}>
        {name}
        {isDefault && <span className={styles.note}>{t('table.views.isDefault')}</span>}
      </span>
      <IconButton
        icon={isDefault ? 'check' : 'bookmark'}
        label={t('table.views.default', { name })}
        aria-pressed={!!isDefault}
        onClick={onDefault}
      />
      <IconButton
        icon="edit"
        label={t('table.views.rename', { name })}
        onClick={() => setEdited(true)}
      />
      <IconButton icon="trash" label={t('table.views.remove', { name })} onClick={onRemove} />
    </li>
  );
}
