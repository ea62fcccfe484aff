import { Icon } from '@campus/shared/ui/Icon';
import styles from './PhotoPicker.module.css';

/** Why the picture was not taken. */
export function PhotoFailure({ text }: { text: string }) {
  return (
    <div role="alert">
      {text && (
        <p className={styles.failure}>
          <Icon name="alert" size={16} />
          {text}
        </p>
      )}
    </div>
  );
}
