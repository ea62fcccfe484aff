import { useId } from 'react';
import styles from './PreviewChoice.module.css';

interface PreviewChoiceProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  choices: Record<Value, string>;
}

/** One of a few, changed at once. */
export function PreviewChoice<Value extends string>(props: PreviewChoiceProps<Value>) {
  const { label, value, onChange, choices } = props;
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{label}</legend>
      {(Object.entries(choices) as [Value, string][]).map(([key, text]) => (
        <label key={key} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={key}
            checked={key === value}
            onChange={() => onChange(key)}
            className={styles.input}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
