import { Dialog } from '@campus/shared/ui/Dialog';
import { Icon } from '@campus/shared/ui/Icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './BottomTabs.module.css';
import type { MenuItem } from './MenuItem';
import { MenuLink } from './MenuLink';

const places = 5;

/** The sections under the thumb, on phones; what does not fit opens in a sheet. */
export function BottomTabs({ items }: { items: MenuItem[] }) {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  const isCrowded = items.length > places;
  const shown = isCrowded ? items.slice(0, places - 1) : items;
  const rest = items.slice(shown.length);
  const close = () => setOpen(false);
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
              onClick={() => setOpen(true)}
            >
              <Icon name="menu" size={24} />
              <span>{t('menu.more')}</span>
            </button>
          </li>
        )}
      </ul>
      <Dialog open={isOpen} onClose={close} title={t('menu.moreTitle')}>
        <ul className={styles.rest}>
          {rest.map((item) => (
            <li key={item.to}>
              <MenuLink item={item} className={styles.entry} iconSize={24} onClick={close} />
            </li>
          ))}
        </ul>
      </Dialog>
    </nav>
  );
}
