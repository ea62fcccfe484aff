import { Icon, type IconName } from '@campus/shared/ui/Icon';
import type { ReactNode, Ref } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  icon?: IconName;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Nothing to list yet: what would be here, and how to get it. */
export function EmptyState({ icon = 'spark', title, text, action, ref }: EmptyStateProps) {
  return (
    <div ref={ref} className={styles.state}>
      <span className={styles.sign}>
        <Icon name={icon} size={32} />
      </span>
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  );
}
