import type { ButtonLook } from '@campus/shared/ui/Button';
import { Icon } from '@campus/shared/ui/Icon';
import type { Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from '../Button/Button.module.css';

interface ButtonLinkProps extends ButtonLook, Omit<LinkProps, 'className'> {
  ref?: Ref<HTMLAnchorElement>;
}

/** An address that looks like a button; an action is a Button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant = 'strong', size = 'm', icon, children, ...rest } = props;
  return (
    <Link {...rest} className={styles.button} data-variant={variant} data-size={size}>
      <span className={styles.content}>
        {icon && <Icon name={icon} />}
        {children}
      </span>
    </Link>
  );
}
