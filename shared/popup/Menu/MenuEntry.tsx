import { Menu as Base } from '@base-ui/react/menu';
import { Icon } from '@campus/shared/ui/Icon';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import styles from './Menu.module.css';
import type { MenuItem } from './MenuItem';

/** One line of a menu: an action, a real link or a box to tick. */
export function MenuEntry({ item }: { item: MenuItem }) {
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
