import type { useField } from '@campus/shared/form/useField';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../FieldShell/control.module.css';
import { useTypedText } from '../useTypedText/useTypedText';
import { useDayFormat } from './useDayFormat';

interface DayInputProps {
  ref?: Ref<HTMLInputElement>;
  name: string;
  /** What useField says of it. */
  aria: ReturnType<typeof useField>['control'];
  max?: string;
  clearable?: boolean;
  readOnly?: boolean;
  autoComplete?: 'bday' | 'off';
  /** The button of the calendar. */
  children?: ReactNode;
}

/** One line in which a day is written in any usual shape. */
export function DayInput(props: DayInputProps) {
  const { ref, name, aria, max, clearable, children, autoComplete = 'off', ...native } = props;
  const { t } = useTranslation('shared');
  const text = useTypedText(name, useDayFormat(max), { ref, clearable });
  return (
    <span className={styles.frame}>
      <input
        type="text"
        inputMode="numeric"
        spellCheck={false}
        placeholder={t('calendar.placeholder')}
        autoComplete={autoComplete}
        {...native}
        {...aria}
        {...text}
        className={`${styles.control} tabular`}
      />
      {children && <span className={styles.end}>{children}</span>}
    </span>
  );
}
