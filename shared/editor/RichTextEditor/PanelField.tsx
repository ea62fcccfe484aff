import { useId, type HTMLInputAutoCompleteAttribute } from 'react';
import styles from './PanelField.module.css';

interface PanelFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  error?: string;
  inputMode?: 'url';
  autoComplete?: HTMLInputAutoCompleteAttribute;
}

/** A field of the strip, which belongs to no form. */
export function PanelField({ label, value, onChange, hint, error, ...native }: PanelFieldProps) {
  const id = useId();
  const words = error ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        {...native}
        id={id}
        type="text"
        className={styles.control}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={words && `${id}-words`}
      />
      {words && (
        <p
          id={`${id}-words`}
          className={styles.words}
          data-error={!!error || undefined}
          role={error ? 'alert' : undefined}
        >
          {words}
        </p>
      )}
    </div>
  );
}
