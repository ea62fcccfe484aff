import { Icon } from '@campus/shared/ui/Icon';
import { Suspense, lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './BottomTabs.module.css';
import type { MenuItem } from './MenuItem';
import { MenuLink } from './MenuLink';

// A dialog is a seventh of the page's code, and few visits have more sections than places.
const MoreSheet = lazy(() => import('./MoreSheet').then((file) => ({ default: file.MoreSheet })));

const places = 5;

/** The sections under the thumb, on phones; what does not fit opens in a sheet. */
export function BottomTabs({ items }: { items: MenuItem[] }) {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const isCrowded = items.length > places;
  const shown = isCrowded ? items.slice(0, places - 1) : items;
  const rest = items.slice(shown.length);
  const open = () => {
    setWasOpened(true);
    setOpen(true);
  };
  return (
    <nav className={styles.tabs} aria-label={t('menu.tabs')}>
      <ul className={styles.list}>
        {shown.map((item) => (
          <li key={item.to}>
            <MenuLink item={item} className={styles.tab} iconSize={24} />
          </li>
        ))}
        {isCrowded && (
          <li>
            <button
              type="button"
              className={styles.tab}
              aria-haspopup="dialog"
              data-current={rest.some(({ isCurrent }) => isCurrent) || undefined}
              onClick={open}
            >
              <Icon name="menu" size={24} />
              <span>{t('menu.more')}</span>
            </button>
          </li>
        )}
      </ul>
      {isCrowded && wasOpened && (
        <Suspense>
          <MoreSheet items={rest} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </nav>
  );
}
