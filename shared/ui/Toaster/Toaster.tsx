import type { Notice } from '@campus/shared/stores/createClientStore';
import { Toast } from '@campus/shared/ui/Toast';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Toaster.module.css';
import { useHeld } from './useHeld';
import { useToastKeys } from './useToastKeys';

interface ToasterProps {
  notifications: readonly Notice[];
  onClose: (id: string) => void;
}

const places = 3;

/**
 * At most three at a time, the rest wait. F6 goes to them and back, Escape among them closes the newest.
 * `aria-live` also keeps it readable while a dialog hides the rest of the page.
 */
export function Toaster({ notifications, onClose }: ToasterProps) {
  const { t } = useTranslation('shared');
  const region = useRef<HTMLDivElement>(null);
  const { isHeld, release, holding } = useHeld();
  const shown = notifications.slice(0, places);

  const { isInside, goBack } = useToastKeys(region, (goBack) => {
    const newest = shown.at(-1);
    if (notifications.length > 1) region.current?.focus();
    else goBack();
    if (newest) onClose(newest.id);
  });
  const close = (id: string) => {
    if (isInside()) goBack();
    release();
    onClose(id);
  };
  return (
    <div
      ref={region}
      className={styles.toaster}
      aria-live="polite"
      {...(shown.length > 0 && { role: 'region', 'aria-label': t('toast.region'), tabIndex: -1 })}
      {...holding}
    >
      {shown.map((notice) => (
        <Toast key={notice.id} notification={notice} held={isHeld} onClose={close} />
      ))}
    </div>
  );
}
