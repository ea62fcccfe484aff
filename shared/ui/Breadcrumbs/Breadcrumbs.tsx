import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './Breadcrumbs.module.css';

export interface Crumb {
  to: string;
  label: string;
}

interface BreadcrumbsProps {
  crumbs: Crumb[];
  ref?: Ref<HTMLElement>;
}

/** The way up; the current screen is named by its heading, not here. */
export function Breadcrumbs({ crumbs, ref }: BreadcrumbsProps) {
  const { t } = useTranslation('shared');
  return (
    <nav ref={ref} aria-label={t('breadcrumbs')} className={styles.nav}>
      <ol className={styles.list}>
        {crumbs.map(({ to, label }) => (
          <li key={to} className={styles.item}>
            <Link to={to} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
