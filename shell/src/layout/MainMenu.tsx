import { useTranslation } from 'react-i18next';
import styles from './MainMenu.module.css';
import type { MenuItem } from './MenuItem';
import { MenuLink } from './MenuLink';

/** The sections in the header, from tablets up. */
export function MainMenu({ items }: { items: MenuItem[] }) {
  const { t } = useTranslation('shell');
  return (
    <nav className={styles.menu} aria-label={t('menu.main')}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.to}>
            <MenuLink item={item} className={styles.link} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
