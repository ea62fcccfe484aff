import { Menu as Base } from '@base-ui/react/menu';
import { type IconName, Icon } from '@campus/shared/ui/Icon';
import { type ReactElement, type Ref, useId } from 'react';
import { Link } from 'react-router-dom';
import styles from './Menu.module.css';

interface Common {
  label: string;
  icon?: IconName;
  /** Why it cannot be chosen now, in words that are shown under it. */
  disabled?: string | undefined;
}

interface Action extends Common {
  onSelect: () => void;
  tone?: 'danger';
}

interface Address extends Common {
  to: string;
}

interface Check extends Common {
  checked: boolean;
  /** The menu stays open, so that several can be changed. */
  onChange: (checked: boolean) => void;
}

export type MenuItem = Action | Address | Check;

/** Set apart by a line. */
export interface MenuGroup {
  label?: string;
  /** Why none of them can be chosen now. */
  disabled?: string | undefined;
  items: readonly MenuItem[];
}

/** One line of a menu: an action, a real link or a box to tick. */
function MenuEntry({ item }: { item: MenuItem }) {
  const reasonId = useId();
  const { label, disabled } = item;
  const common = {
    label,
    className: styles.item,
    disabled: !!disabled,
    'aria-describedby': disabled ? reasonId : undefined,
    children: <Words item={item} reasonId={reasonId} />,
  };
  if ('checked' in item)
    return <Base.CheckboxItem {...common} checked={item.checked} onCheckedChange={item.onChange} />;
  if ('onSelect' in item)
    return <Base.Item {...common} data-tone={item.tone} onClick={item.onSelect} />;
  if (disabled) return <Base.Item {...common} />;
  return (
    <Base.LinkItem
      label={label}
      className={styles.item}
      closeOnClick
      render={<Link to={item.to} />}
    >
      {common.children}
    </Base.LinkItem>
  );
}

function Words({ item, reasonId }: { item: MenuItem; reasonId: string }) {
  return (
    <>
      {'checked' in item ? (
        <span className={styles.box}>{item.checked && <Icon name="check" size={16} />}</span>
      ) : (
        item.icon && <Icon name={item.icon} />
      )}
      <span className={styles.words}>
        {item.label}
        {item.disabled && (
          <span id={reasonId} className={styles.reason}>
            {item.disabled}
          </span>
        )}
      </span>
    </>
  );
}

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

const Group = ({ group: { label, disabled, items } }: { group: MenuGroup }) => (
  <Base.Group className={styles.group}>
    {label && <Base.GroupLabel className={styles.label}>{label}</Base.GroupLabel>}
    {items.map((item) => (
      <MenuEntry key={item.label} item={disabled ? { ...item, disabled } : item} />
    ))}
  </Base.Group>
);
