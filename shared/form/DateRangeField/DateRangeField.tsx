import { FieldLabel, FieldShell } from '@campus/shared/form/FieldShell';
import { useField, type FieldProps } from '@campus/shared/form/useField';
import { useId, type ReactNode, type Ref } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CalendarButton } from '../DateField/CalendarButton';
import { DayInput } from '../DateField/DayInput';
import { useDay, useDayFormat } from '../DateField/useDay';
import shell from '../FieldShell/FieldShell.module.css';
import { useTypedText } from '../useTypedText/useTypedText';
import styles from './DateRangeField.module.css';

interface RangeEndProps {
  ref?: Ref<HTMLInputElement>;
  name: string;
  /** The other day: whether they fit is judged anew when this one changes. */
  other: string;
  range: ReactNode;
  end: 'from' | 'to';
  max?: string;
  clearable?: boolean;
  children?: ReactNode;
}

/** The first or the last day of a period, with an error of its own. */
function RangeEnd({ ref, name, other, range, end, max, clearable, children }: RangeEndProps) {
  const { t } = useTranslation('shared');
  const { register } = useFormContext();
  const ends = { from: t('calendar.firstDay'), to: t('calendar.lastDay') };
  // The summary of the form says which period it is; beside the field the legend does.
  const { shell, control } = useField({
    name,
    label: typeof range === 'string' && t('calendar.fieldOf', { label: range, end: ends[end] }),
  });
  const text = useTypedText(name, useDayFormat(max), { ref, clearable });
  // That a period ends too early may be the fault of its beginning: each change judges both.
  register(name, { deps: [other] });
  return (
    <FieldShell {...shell} label={t(`calendar.${end}`)}>
      <DayInput {...control} {...text}>
        {children}
      </DayInput>
    </FieldShell>
  );
}

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
