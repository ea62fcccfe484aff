import { Icon, type IconName } from '@campus/shared/ui/Icon';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import styles from './Button.module.css';

export interface ButtonLook {
  variant?: 'strong' | 'accent' | 'soft' | 'ghost' | 'danger';
  size?: 'm' | 's';
  icon?: IconName;
}

interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'className'> {
  busy?: boolean;
}

const ignore = (event: MouseEvent) => event.preventDefault();

/** While busy, or disabled by `aria-disabled`, it keeps the focus and its width, but a click does nothing. */
export function Button(props: ButtonProps) {
  const { variant = 'strong', size = 'm', icon, busy = false, onClick, children, ...rest } = props;
  const isStill = busy || rest['aria-disabled'] === true;
  return (
    <button
      type="button"
      {...rest}
      className={styles.button}
      data-variant={variant}
      data-size={size}
      aria-busy={busy || undefined}
      aria-disabled={isStill || undefined}
      onClick={isStill ? ignore : onClick}
    >
      <span className={styles.content}>
        {icon && <Icon name={icon} />}
        {children}
      </span>
      {busy && <span className={styles.spinner} />}
    </button>
  );
}
