import type { FieldProps } from '@campus/shared/form/useField';
import { useId, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { CalendarButton } from '../DateField/CalendarButton';
import { useDay } from '../DateField/useDay';
import { FieldLabel } from '../FieldShell/FieldLabel';
import shell from '../FieldShell/FieldShell.module.css';
import styles from './DateRangeField.module.css';
import { RangeEnd } from './RangeEnd';

interface DateRangeFieldProps extends Omit<FieldProps, 'name'> {
  ref?: Ref<HTMLInputElement>;
  nameFrom: string;
  nameTo: string;
  /** Bounds of the calendar; what is typed is for the schema to refuse. */
  min?: string;
  max?: string;
  /** The day that the calendar marks; in Moscow it is now. */
  today?: string;
  /** An emptied day gives null, which a call reads as «remove», instead of undefined. */
  clearable?: boolean;
  /** Periods that can be chosen by name. */
  presets?: readonly ('thisMonth' | 'lastMonth' | 'schoolYear')[];
}

/** A period: its two days typed, or chosen in one calendar. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { ref, nameFrom, nameTo, label, hint, optional, presets, clearable, ...bounds } = props;
  const { t } = useTranslation('shared');
  const hintId = useId();
  const [from, setFrom] = useDay(nameFrom);
  const [to, setTo] = useDay(nameTo);
  const end = { range: label, max: bounds.max, clearable };
  return (
    <fieldset className={styles.range} aria-describedby={hint ? hintId : undefined}>
      <legend className={shell.legend}>
        <FieldLabel label={label} optional={optional} />
      </legend>
      {hint && (
        <p id={hintId} className={shell.hint}>
          {hint}
        </p>
      )}
      <div className={styles.ends}>
        <RangeEnd {...end} ref={ref} name={nameFrom} other={nameTo} end="from" />
        <RangeEnd {...end} name={nameTo} other={nameFrom} end="to">
          <CalendarButton title={t('calendar.rangeTitle')}>
            {({ DateRangePicker }, close) => (
              <DateRangePicker
                {...bounds}
                from={from}
                to={to}
                presets={presets}
                takesFocus
                onChange={(period) => {
                  setFrom(period.from);
                  setTo(period.to);
                  if (period.from && period.to) close();
                }}
              />
            )}
          </CalendarButton>
        </RangeEnd>
      </div>
    </fieldset>
  );
}
