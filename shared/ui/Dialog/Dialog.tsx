import { Dialog as Base } from '@base-ui/react/dialog';
import { IconButton } from '@campus/shared/ui/IconButton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Dialog.module.css';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
}

/** A window over the page; a sheet from below where the screen is narrow. */
export function Dialog({ open, onClose, title, description, children }: DialogProps) {
  const { t } = useTranslation('shared');
  const closeButton = <IconButton icon="close" label={t('dialog.close')} />;
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup className={styles.popup}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            {description && (
              <Base.Description className={styles.description}>{description}</Base.Description>
            )}
            <div className={styles.body}>{children}</div>
            {/* Last, so that the focus starts in the body. */}
            <div className={styles.close}>
              <Base.Close render={closeButton} />
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
