import { useId } from 'react';
import styles from './SegmentedChoice.module.css';

interface SegmentedChoiceProps<V extends string> {
  label: string;
  value: V;
  options: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
}

/** One of a few that acts at once: radio buttons that look like a divided bar. */
export function SegmentedChoice<V extends string>(props: SegmentedChoiceProps<V>) {
  const { label, value, options, onChange } = props;
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.bar}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              className={styles.input}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
