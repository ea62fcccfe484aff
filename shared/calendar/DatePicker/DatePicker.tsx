import type { Ref } from 'react';
import { DayPicker } from 'react-day-picker';
import styles from './DatePicker.module.css';
import { localOrNone, toDay } from './localDay';
import { useDayPicker, type CalendarProps } from './useDayPicker';

interface DatePickerProps extends CalendarProps {
  ref?: Ref<HTMLDivElement>;
  /** `2026-03-05`; what is no day is shown as none chosen. */
  value: string | undefined;
  onChange: (day: string) => void;
}

/** A calendar in which one day is chosen. */
export function DatePicker({ ref, value, onChange, ...rest }: DatePickerProps) {
  const picker = useDayPicker(rest, value);
  return (
    <div ref={ref} className={styles.calendar}>
      <DayPicker
        {...picker}
        mode="single"
        required
        selected={localOrNone(value)}
        onSelect={(date: Date) => onChange(toDay(date))}
      />
    </div>
  );
}
