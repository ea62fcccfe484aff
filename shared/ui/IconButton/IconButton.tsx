import { Icon, type IconName } from '@campus/shared/ui/Icon';
import type { ComponentPropsWithRef } from 'react';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'children' | 'aria-label'
> {
  icon: IconName;
  label: string;
  /** A number in the corner, such as unread messages; say it in the label too. */
  badge?: number;
}

export function IconButton({ icon, label, badge, ...rest }: IconButtonProps) {
  return (
    <button type="button" title={label} {...rest} className={styles.button} aria-label={label}>
      <Icon name={icon} size={24} />
      {!!badge && (
        <span className={styles.badge} aria-hidden="true">
          {badge > 99 ? '99+' : badge}
        </span>
      )}
    </button>
  );
}
