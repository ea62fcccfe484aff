import { Icon } from '@campus/shared/ui/Icon';
import styles from './FieldShell.module.css';

/** Nothing where there is no error. */
export function FieldError({ id, error }: { id?: string; error?: string }) {
  if (!error) return null;
  return (
    <p id={id} className={styles.error}>
      <Icon name="alert" size={16} />
      {error}
    </p>
  );
}
