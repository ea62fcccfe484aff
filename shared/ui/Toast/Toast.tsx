import { Icon, type IconName } from '@campus/shared/ui/Icon';
import { IconButton } from '@campus/shared/ui/IconButton';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Toast.module.css';

export interface Notification {
  id: string;
  tone: 'success' | 'danger' | 'info';
  text: string;
  action?: { label: string; onClick: () => void };
}

interface ToastProps {
  notification: Notification;
  onClose: (id: string) => void;
}

const icons: Record<Notification['tone'], IconName> = {
  success: 'check',
  danger: 'alert',
  info: 'info',
};

const readingTime = (text: string) => Math.max(5_000, text.length * 90);

/** Leaves by itself unless it is bad news, or somebody is reading it. */
export function Toast({ notification, onClose }: ToastProps) {
  const { id, tone, text, action } = notification;
  const { t } = useTranslation('shared');
  const [isHeld, setHeld] = useState(false);
  const stays = tone === 'danger' || isHeld;

  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => onClose(id), readingTime(text));
    return () => clearTimeout(timer);
  }, [stays, id, text, onClose]);

  return (
    <div
      className={styles.toast}
      data-tone={tone}
      role={tone === 'danger' ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={styles.sign}>
        <Icon name={icons[tone]} />
      </span>
      <p className={styles.text}>{text}</p>
      {action && (
        <button type="button" className={styles.action} onClick={action.onClick}>
          {action.label}
        </button>
      )}
      <IconButton icon="close" label={t('toast.close')} onClick={() => onClose(id)} />
    </div>
  );
}
