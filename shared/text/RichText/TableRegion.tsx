import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './TableRegion.module.css';

interface TableRegionProps {
  name?: string | null;
  children: ReactNode;
}

/** A table wider than the screen scrolls by itself, by the keyboard too. */
export function TableRegion({ name, children }: TableRegionProps) {
  const { t } = useTranslation('shared');
  return (
    <div
      className={styles.region}
      role="region"
      aria-label={name?.trim() || t('richText.table')}
      tabIndex={0}
    >
      <table>{children}</table>
    </div>
  );
}
