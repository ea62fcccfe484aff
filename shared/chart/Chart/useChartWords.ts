import { useFormat } from '@campus/shared/format/useFormat';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartUnit } from './ChartSeries';

const isDay = (x: string) => /^\d{4}-\d\d-\d\d$/.test(x);
const isMonth = (x: string) => /^\d{4}-\d\d$/.test(x);

/** How values and points are called in the reader's language. */
export function useChartWords(unit: ChartUnit) {
  const { t, i18n } = useTranslation('shared');
  const format = useFormat();
  return useMemo(() => {
    const compact = new Intl.NumberFormat(i18n.language === 'en' ? 'en-GB' : 'ru-RU', {
      notation: 'compact',
      maximumFractionDigits: 1,
    });
    const round = (value: number) =>
      Math.abs(value) < 10_000 ? format.number(value) : compact.format(value);
    const value = (given: number) =>
      unit === 'money' ? format.money(given) : format.number(given);
    return {
      tick: (given: number) => (unit === 'money' ? `${round(given / 100)} ₽` : round(given)),
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
  }, [t, i18n.language, format, unit]);
}

export type ChartWords = ReturnType<typeof useChartWords>;
