import type { ComponentPropsWithRef, ReactNode } from 'react';
import box from './box.module.css';
import styles from './ChoiceOption.module.css';

export interface Choice {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
}

interface ChoiceOptionProps extends Omit<ComponentPropsWithRef<'input'>, 'className'> {
  type: 'radio' | 'checkbox';
  id: string;
  choice: Choice;
}

/** One answer; all of it can be pressed, and only its label is its name. */
export function ChoiceOption({ id, choice: { value, label, hint }, ...input }: ChoiceOptionProps) {
  return (
    <label className={styles.option}>
      <input
        {...input}
        value={value}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className={box.box}
      />
      <span className={styles.words}>
        <span id={`${id}-label`}>{label}</span>
        {hint && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
