import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../FieldShell/control.module.css';

interface DayInputProps extends Omit<ComponentProps<'input'>, 'className'> {
  /** The button of the calendar. */
  children?: ReactNode;
}

/** One line in which a day is written in any usual shape. */
export function DayInput({ children, ...native }: DayInputProps) {
  const { t } = useTranslation('shared');
  return (
    <span className={styles.frame}>
      <input
        type="text"
        inputMode="numeric"
        spellCheck={false}
        placeholder={t('calendar.placeholder')}
        autoComplete="off"
        {...native}
        className={`${styles.control} tabular`}
      />
      {children && <span className={styles.end}>{children}</span>}
    </span>
  );
}
