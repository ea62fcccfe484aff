import { today as todayInMoscow } from '@campus/shared/contract/days';
import { useFormat } from '@campus/shared/format/useFormat';
import { Button } from '@campus/shared/ui/Button';
import type { Ref } from 'react';
import { DayPicker, type DateRange } from 'react-day-picker';
import { useTranslation } from 'react-i18next';
import calendar from '../DatePicker/DatePicker.module.css';
import { localOrNone, toDay } from '../DatePicker/localDay';
import { useDayPicker, type CalendarProps } from '../DatePicker/useDayPicker';
import { useMedia } from '@campus/shared/ui/useMedia';
import styles from './DateRangePicker.module.css';
import { presetOf, type Period, type Preset } from './presets';

interface DateRangePickerProps extends CalendarProps, Partial<Period> {
  ref?: Ref<HTMLDivElement>;
  /** `to` is missing while only the first day is chosen. */
  onChange: (period: Period) => void;
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
