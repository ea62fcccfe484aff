import { useApi } from '@campus/shared/api/useApi';
import { useStoredText } from '@campus/shared/browser/useStoredText';
import type { MenuCount } from '@campus/shared/remote/RemoteDeclaration';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Icon } from '@campus/shared/ui/Icon';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { type NavigationItem, MenuLink } from '../menu/MenuLink';
import styles from './SideMenu.module.css';
import { firstRowOf, useAvailableItems } from '../menu/useAvailableItems';

/** No number for 0, nor where the count cannot be asked for. */
function Count({ of, ...counted }: MenuCount) {
  const language = useClientStore((state) => state.currentLanguage);
  const { data } = useQuery(firstRowOf(useApi(), counted));
  if (!data?.total) return null;
  return (
    <span className={styles.count} title={of[language]}>
      <span className="visually-hidden">, {of[language]}: </span>
      {data.total}
    </span>
  );
}

function Item({ item }: { item: NavigationItem }) {
  return (
    <li>
      <MenuLink item={item} className={styles.link} iconSize={20}>
        {item.count && <Count {...item.count} />}
      </MenuLink>
    </li>
  );
}

/** The items of each heading, in the order of the first of them. */
function sectionsOf(items: readonly NavigationItem[]) {
  const sections = new Map<string, NavigationItem[]>();
  for (const item of items)
    sections.set(item.section ?? '', [...(sections.get(item.section ?? '') ?? []), item]);
  return [...sections];
}

interface SectionProps {
  title: string;
  items: readonly NavigationItem[];
}

function Section({ title, items }: SectionProps) {
  const id = useId();
  return (
    <>
      {title && (
        <p id={id} className={styles.title}>
          {title}
        </p>
      )}
      <ul className={styles.list} aria-labelledby={title ? id : undefined}>
        {items.map((item) => (
          <Item key={item.to} item={item} />
        ))}
      </ul>
    </>
  );
}

/** The section that somebody is in is seen, however far along the strip or the column it stands. */
function useCurrentInSight(menu: RefObject<HTMLElement | null>, count: number) {
  const { pathname } = useLocation();
  useEffect(() => {
    const link = menu.current?.querySelector('a[aria-current]');
    if (!menu.current || !link) return;
    const [frame, box] = [menu.current.getBoundingClientRect(), link.getBoundingClientRect()];
    const isBeside = box.left < frame.left || box.right > frame.right;
    const isBeyond = box.top < frame.top || box.bottom > frame.bottom;
    if (!isBeside && !isBeyond) return;
    menu.current.scrollBy({
      left: isBeside ? box.left + box.width / 2 - (frame.left + frame.width / 2) : 0,
      top: isBeyond ? box.top + box.height / 2 - (frame.top + frame.height / 2) : 0,
    });
  }, [menu, pathname, count]);
}

interface SideMenuProps {
  items: readonly NavigationItem[];
}

/** Sections of administration: a column that folds into icons, a strip on narrow screens. */
export function SideMenu({ items }: SideMenuProps) {
  const { t } = useTranslation('shell');
  const [stored, keep] = useStoredText('campus.sideMenu');
  const isCollapsed = stored === 'collapsed';
  const label = t(isCollapsed ? 'menu.expand' : 'menu.collapse');
  const available = useAvailableItems(items);
  const menu = useRef<HTMLElement>(null);
  useCurrentInSight(menu, available.length);
  return (
    <nav
      ref={menu}
      className={styles.menu}
      aria-label={t('menu.admin')}
      data-collapsed={isCollapsed || undefined}
    >
      {sectionsOf(available).map(([title, each]) => (
        <Section key={title} title={title} items={each} />
      ))}
      <button
        type="button"
        className={styles.toggle}
        title={label}
        aria-expanded={!isCollapsed}
        onClick={() => keep(isCollapsed ? null : 'collapsed')}
      >
        <Icon name={isCollapsed ? 'chevron-right' : 'chevron-left'} size={20} />
        <span>{label}</span>
      </button>
    </nav>
  );
}
