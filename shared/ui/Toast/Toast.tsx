import type { Notice } from '@campus/shared/stores/createClientStore';
import { Icon, type IconName } from '@campus/shared/ui/Icon';
import { IconButton } from '@campus/shared/ui/IconButton';
import { RequestId } from '@campus/shared/ui/RequestId';
import { useEffect, useEffectEvent, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Toast.module.css';

interface ToastProps {
  ref?: Ref<HTMLDivElement>;
  notification: Notice;
  /** Somebody is reading: it does not leave by itself. */
  held?: boolean;
  onClose: (id: string) => void;
}

const icons: Record<Notice['tone'], IconName> = {
  success: 'check',
  danger: 'alert',
  info: 'info',
};

const readingTime = ({ text, action }: Notice) =>
  Math.max(action ? 8_000 : 5_000, text.length * 90);

/** Leaves by itself unless it is bad news, or says that it stays. */
export function Toast({ ref, notification, held = false, onClose }: ToastProps) {
  const { id, tone, text, requestId, action } = notification;
  const { t } = useTranslation('shared');
  const stays = tone === 'danger' || notification.stays || held;

  const leave = useEffectEvent(() => onClose(id));
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => leave(), readingTime(notification));
    return () => clearTimeout(timer);
  }, [stays, notification]);

  const act = () => {
    onClose(id);
    action?.onClick();
  };
  return (
    <div
      ref={ref}
      className={styles.toast}
      data-tone={tone}
      role={tone === 'danger' ? 'alert' : 'status'}
    >
      <span className={styles.sign}>
        <Icon name={icons[tone]} />
      </span>
      <div className={styles.words}>
        <p className={styles.text}>{text}</p>
        {requestId && <RequestId id={requestId} />}
      </div>
      {action && (
        <button type="button" className={styles.action} onClick={act}>
          {action.label}
        </button>
      )}
      <IconButton icon="close" label={t('toast.close')} onClick={() => onClose(id)} />
    </div>
  );
}
