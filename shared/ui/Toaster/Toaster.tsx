import { Toast, type Notification } from '@campus/shared/ui/Toast';
import styles from './Toaster.module.css';

interface ToasterProps {
  notifications: Notification[];
  onClose: (id: string) => void;
}

/** `aria-live` also keeps it readable while a dialog hides the rest of the page. */
export function Toaster({ notifications, onClose }: ToasterProps) {
  return (
    <div className={styles.toaster} aria-live="polite">
      {notifications.map((notification) => (
        <Toast key={notification.id} notification={notification} onClose={onClose} />
      ))}
    </div>
  );
}
