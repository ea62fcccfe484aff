import { useFormat } from '@campus/shared/format/useFormat';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartUnit } from './ChartSeries';

const isDay = (x: string) => /^\d{4}-\d\d-\d\d$/.test(x);
const isMonth = (x: string) => /^\d{4}-\d\d$/.test(x);

/** How values and points are called in the reader's language. */
export function useChartWords(unit: ChartUnit) {
  const { t } = useTranslation('shared');
  const format = useFormat();
  return useMemo(() => {
    const value = (given: number) =>
      unit === 'money' ? format.money(given) : format.number(given);
    return {
      tick: unit === 'money' ? format.roughMoney : format.roughNumber,
      value: (given: number | null) => (given === null ? t('chart.none') : value(given)),
      short(x: string) {
        if (isDay(x)) return format.dayMonth(x);
        return isMonth(x) ? format.monthName(x) : x;
      },
      name(x: string) {
        if (isDay(x)) return format.date(x);
        return isMonth(x) ? format.month(x) : x;
      },
    };
  }, [t, format, unit]);
}

export type ChartWords = ReturnType<typeof useChartWords>;
