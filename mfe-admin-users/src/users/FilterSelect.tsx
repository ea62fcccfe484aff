import { Icon } from '@campus/shared/ui/Icon';
import styles from './FilterSelect.module.css';

interface FilterSelectProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A choice that acts at once; one that waits for a form to be sent is a SelectField. */
export function FilterSelect({ label, value, options, onChange }: FilterSelectProps) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <span className={styles.frame}>
        <select
          className={styles.select}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </label>
  );
}
