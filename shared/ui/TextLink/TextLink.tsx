import { isFile } from '@campus/shared/browser/linkKind';
import { Icon } from '@campus/shared/ui/Icon';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './TextLink.module.css';

interface TextLinkProps {
  to: string;
  /** Another site: opens in a new tab and says so. */
  external?: boolean;
  /** Underlined only on hover: for headings of cards and lists of links. */
  quiet?: boolean;
  /** The whole Surface around it becomes the target. */
  cover?: boolean;
  /** What it leads to is open beside it. */
  current?: boolean;
  ref?: Ref<HTMLAnchorElement>;
  children: ReactNode;
}

export function TextLink(props: TextLinkProps) {
  const { to, external, quiet, cover, current, ref, children } = props;
  const { t } = useTranslation('shared');
  const look = {
    ref,
    className: styles.link,
    'data-quiet': quiet || undefined,
    'data-cover': cover || undefined,
    'aria-current': current || undefined,
  };
  if (!external)
    return (
      <Link to={to} reloadDocument={isFile(to)} {...look}>
        {children}
      </Link>
    );
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" {...look}>
      {children}
      <span className={styles.mark}>
        <Icon name="external" size={16} />
      </span>
      <span className="visually-hidden"> {t('opensInNewTab')}</span>
    </a>
  );
}
