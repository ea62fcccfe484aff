import { Icon, type IconName } from '@campus/shared/ui/Icon';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { MenuCount, MenuEntry } from '@campus/shared/remote/RemoteDeclaration';

/** A menu entry in the reader's language. */
export interface NavigationItem {
  to: string;
  label: string;
  icon: IconName;
  isCurrent: boolean;
  /** The letter that leads there after `g`. */
  shortcut?: string | undefined;
  /** Its heading within administration. */
  section?: string | undefined;
  count?: MenuCount | undefined;
  /** The call without which there is nothing to see. */
  needs?: MenuEntry['needs'] | undefined;
}

interface MenuLinkProps {
  item: NavigationItem;
  className: string | undefined;
  iconSize?: 20 | 24;
  onClick?: () => void;
  /** After the words. */
  children?: ReactNode;
}

/** `aria-current` also carries the look of the chosen section. */
export const MenuLink = ({ item, className, iconSize, onClick, children }: MenuLinkProps) => (
  <Link
    to={item.to}
    className={className}
    aria-current={item.isCurrent ? 'page' : undefined}
    onClick={onClick}
  >
    {iconSize && <Icon name={item.icon} size={iconSize} />}
    <span>{item.label}</span>
    {children}
  </Link>
);
