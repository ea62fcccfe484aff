import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, Ref } from 'react';
import styles from './Menu.module.css';
import { MenuEntry } from './MenuEntry';
import type { MenuGroup, MenuItem } from './MenuItem';

export type { MenuGroup, MenuItem } from './MenuItem';

interface MenuProps {
  /** Leads to the list that opens. */
  ref?: Ref<HTMLDivElement>;
  /** A Button or an IconButton; its words name the list. */
  trigger: ReactElement;
  items: readonly (MenuItem | MenuGroup)[];
  /** For a menu that was loaded because somebody asked for it. */
  defaultOpen?: boolean;
  align?: 'start' | 'end';
}

const keyOf = (entry: MenuItem | MenuGroup, index: number) => entry.label ?? index;

/** Actions and addresses behind a button: arrows, first letters and Escape work as in any program. */
export function Menu({ ref, trigger, items, defaultOpen = false, align = 'end' }: MenuProps) {
  return (
    <Base.Root defaultOpen={defaultOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={styles.positioner} align={align} sideOffset={8}>
          <Base.Popup ref={ref} className={styles.popup}>
            {items.map((entry, index) =>
              'items' in entry ? (
                <Group key={keyOf(entry, index)} group={entry} />
              ) : (
                <MenuEntry key={keyOf(entry, index)} item={entry} />
              ),
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

const Group = ({ group: { label, items } }: { group: MenuGroup }) => (
  <Base.Group className={styles.group}>
    {label && <Base.GroupLabel className={styles.label}>{label}</Base.GroupLabel>}
    {items.map((item) => (
      <MenuEntry key={item.label} item={item} />
    ))}
  </Base.Group>
);
