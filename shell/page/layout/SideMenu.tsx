import { isUnknown } from '@campus/shared/api/isUnknown';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { useStoredText } from '@campus/shared/browser/useStoredText';
import type { Call } from '@campus/shared/contract/call';
import type { MenuCount } from '@campus/shared/remote/RemoteDeclaration';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Icon } from '@campus/shared/ui/Icon';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { type MenuItem, MenuLink } from './MenuLink';
import styles from './SideMenu.module.css';

type CountCall = Omit<Call, 'response'> & { response: z.ZodMiniType<{ total: number }> };

/** One row of a page of a list: enough to know of it. */
function useFirstOf({ call: path, body, provides }: Omit<MenuCount, 'of'>) {
  const call = { method: 'POST', path, summary: path, access: 'optional', provides } as CountCall;
  return useCallQuery(call, { query: { skip: 0, size: 1 }, body });
}

/** No number for 0, nor where the count cannot be asked for. */
function Count({ of, ...counted }: MenuCount) {
  const language = useClientStore((state) => state.currentLanguage);
  const { data } = useFirstOf(counted);
  if (!data?.total) return null;
  return (
    <span className={styles.count} title={of[language]}>
      <span className="visually-hidden">, {of[language]}: </span>
      {data.total}
    </span>
  );
}

/** It shows what the specification does not have: there is nothing to go to where the server has not. */
function DependentItem({ item, needs }: { item: MenuItem; needs: NonNullable<MenuItem['needs']> }) {
  const { data, error } = useFirstOf({ call: needs, body: {} });
  return data === undefined && isUnknown(error) ? null : <Item item={item} />;
}

function Item({ item }: { item: MenuItem }) {
  return (
    <li>
      <MenuLink item={item} className={styles.link} iconSize={20}>
        {item.count && <Count {...item.count} />}
      </MenuLink>
    </li>
  );
}

/** The items of each heading, in the order of the first of them. */
function sectionsOf(items: readonly MenuItem[]) {
  const sections = new Map<string, MenuItem[]>();
  for (const item of items)
    sections.set(item.section ?? '', [...(sections.get(item.section ?? '') ?? []), item]);
  return [...sections];
}

interface SectionProps {
  title: string;
  items: readonly MenuItem[];
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
        {items.map((item) =>
          item.needs ? (
            <DependentItem key={item.to} item={item} needs={item.needs} />
          ) : (
            <Item key={item.to} item={item} />
          ),
        )}
      </ul>
    </>
  );
}

interface SideMenuProps {
  items: readonly MenuItem[];
}

/** Sections of administration: a column that folds into icons, a strip on narrow screens. */
export function SideMenu({ items }: SideMenuProps) {
  const { t } = useTranslation('shell');
  const [stored, keep] = useStoredText('campus.sideMenu');
  const isCollapsed = stored === 'collapsed';
  const label = t(isCollapsed ? 'menu.expand' : 'menu.collapse');
  return (
    <nav
      className={styles.menu}
      aria-label={t('menu.admin')}
      data-collapsed={isCollapsed || undefined}
    >
      {sectionsOf(items).map(([title, each]) => (
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
