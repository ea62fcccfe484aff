import { Dialog } from '@campus/shared/overlay/Dialog';
import { useTranslation } from 'react-i18next';
import styles from './BottomTabs.module.css';
import { type NavigationItem, MenuLink } from '../menu/MenuLink';
import { useAvailableItems } from '../menu/useAvailableItems';

interface MoreSheetProps {
  items: NavigationItem[];
  open: boolean;
  onClose: () => void;
}

/** The sections that found no place among the tabs. */
export function MoreSheet({ items, open, onClose }: MoreSheetProps) {
  const { t } = useTranslation('shell');
  return (
    <Dialog open={open} onClose={onClose} title={t('menu.moreTitle')}>
      <ul className={styles.rest}>
        {useAvailableItems(items).map((item) => (
          <li key={item.to}>
            <MenuLink item={item} className={styles.entry} iconSize={24} onClick={onClose} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
