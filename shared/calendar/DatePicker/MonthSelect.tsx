import { Icon } from '@campus/shared/ui/Icon';
import type { DropdownProps } from 'react-day-picker';
import styles from './DatePicker.module.css';

/** The browser's own list of months or years: on a phone it turns like a wheel. */
export function MonthSelect(props: DropdownProps) {
  const { options = [], value, onChange, disabled, 'aria-label': label } = props;
  return (
    <span className={styles.select}>
      <select value={value} onChange={onChange} disabled={disabled} aria-label={label}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} />
    </span>
  );
}
