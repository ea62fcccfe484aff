import { useTranslation } from 'react-i18next';
import styles from './AdminMenu.module.css';
import type { MenuItem } from './MenuItem';
import { MenuLink } from './MenuLink';

/** Sections of administration: a column beside the work, a strip above it on narrow screens. */
export function AdminMenu({ items }: { items: MenuItem[] }) {
  const { t } = useTranslation('shell');
  return (
    <nav className={styles.menu} aria-labelledby="admin-menu">
      <p id="admin-menu" className={styles.title}>
        {t('menu.admin')}
      </p>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.to}>
            <MenuLink item={item} className={styles.link} iconSize={20} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
