import { today as todayInMoscow, yearsAfter } from '@campus/shared/contract/days';
import { useFormat } from '@campus/shared/format/useFormat';
import { Button } from '@campus/shared/ui/Button';
import { useMedia } from '@campus/shared/ui/useMedia';
import type { Ref } from 'react';
import { DayPicker, type DateRange } from 'react-day-picker';
import { useTranslation } from 'react-i18next';
import { localOrNone, toDay } from '../DatePicker/localDay';
import { useDayPicker, type CalendarProps } from '../DatePicker/useDayPicker';
import calendar from '../DatePicker/DatePicker.module.css';
import styles from './DateRangePicker.module.css';

type Preset = 'thisMonth' | 'lastMonth' | 'schoolYear';

export interface DayRange {
  from: string | undefined;
  to: string | undefined;
}

const dayOf = (year: number, month: number, date: number) =>
  new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);

function monthOf(day: string, shift: number): DayRange {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return { from: dayOf(year, month - 1 + shift, 1), to: dayOf(year, month + shift, 0) };
}

/** From the first of September to the last of August. */
function schoolYearOf(day: string): DayRange {
  const september = `${day.slice(0, 4)}-09-01`;
  const from = day < september ? yearsAfter(september, -1) : september;
  return { from, to: `${Number(from.slice(0, 4)) + 1}-08-31` };
}

export const presetOf: Record<Preset, (today: string) => DayRange> = {
  thisMonth: (today) => monthOf(today, 0),
  lastMonth: (today) => monthOf(today, -1),
  schoolYear: schoolYearOf,
};

interface DateRangePickerProps extends CalendarProps, Partial<DayRange> {
  ref?: Ref<HTMLDivElement>;
  /** `to` is missing while only the first day is chosen. */
  onChange: (period: DayRange) => void;
  presets?: readonly Preset[];
}

const dayOrNone = (date: Date | undefined) => date && toDay(date);

/** A calendar in which a period is chosen by its first and last day, or by its name. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { ref, from, to, onChange, presets = [], ...rest } = props;
  const { t } = useTranslation('shared');
  const { dateRange } = useFormat();
  const isWide = useMedia('(min-width: 1024px)');
  const picker = useDayPicker(rest, from);
  const selected = { from: localOrNone(from), to: localOrNone(to) };
  const hasBoth = selected.from && selected.to;
  const hint = selected.from ? t('calendar.chooseLast') : t('calendar.chooseFirst');

  const select = (range: DateRange | undefined) =>
    onChange({ from: dayOrNone(range?.from), to: dayOrNone(range?.to) });

  return (
    <div ref={ref} className={styles.picker}>
      {presets.length > 0 && (
        <div role="group" aria-label={t('calendar.presets')} className={styles.presets}>
          {presets.map((preset) => (
            <Button
              key={preset}
              variant="soft"
              size="s"
              onClick={() => onChange(presetOf[preset](rest.today ?? todayInMoscow()))}
            >
              {t(`calendar.preset.${preset}`)}
            </Button>
          ))}
        </div>
      )}
      <div className={calendar.calendar}>
        <DayPicker
          {...picker}
          mode="range"
          resetOnSelect
          numberOfMonths={isWide ? 2 : 1}
          selected={selected}
          onSelect={select}
          footer={hasBoth && from && to ? dateRange(from, to) : hint}
        />
      </div>
    </div>
  );
}
