import { Button } from '@campus/shared/ui/Button';
import { useTranslation } from 'react-i18next';
import styles from './FileRow.module.css';

interface RemovedRowProps {
  name: string;
  onUndo: () => void;
}

/** The button that was pressed is gone: the focus goes on to the one that takes it back. */
const focus = (element: HTMLElement | null) => element?.focus();

export function RemovedRow({ name, onUndo }: RemovedRowProps) {
  const { t } = useTranslation('shared');
  return (
    <>
      <p className={styles.removed}>{t('upload.removed', { name })}</p>
      <Button
        ref={focus}
        variant="ghost"
        size="s"
        icon="undo"
        aria-label={t('upload.undoName', { name })}
        onClick={onUndo}
      >
        {t('upload.undo')}
      </Button>
    </>
  );
}
