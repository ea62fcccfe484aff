import { Icon } from '@campus/shared/ui/Icon';
import styles from './FailureWords.module.css';

/** Why a file is not there, beside its sign. */
export const FailureWords = ({ children }: { children: string }) => (
  <p className={styles.failure}>
    <Icon name="alert" size={16} />
    {children}
  </p>
);
