import { useFormat } from '@campus/shared/format/useFormat';
import { useTranslation } from 'react-i18next';

interface Period {
  periodFrom: string;
  periodTo: string;
}

const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

function isWholeMonths({ periodFrom, periodTo }: Period) {
  const [year = 0, month = 0, day = 0] = periodTo.split('-').map(Number);
  return periodFrom.endsWith('-01') && day === lastDayOf(year, month);
}

/** Months and periods in words: «март 2026» says more than two dates. */
export function usePeriod() {
  const { i18n } = useTranslation('payments');
  const { shortDate } = useFormat();
  const months = new Intl.DateTimeFormat(i18n.language, { month: 'long', timeZone: 'UTC' });

  const monthName = (month: string) => months.format(new Date(`${month.slice(0, 7)}-01`));
  const monthAndYear = (day: string) => `${monthName(day)} ${day.slice(0, 4)}`;

  function period({ periodFrom, periodTo }: Period) {
    const say = isWholeMonths({ periodFrom, periodTo }) ? monthAndYear : shortDate;
    const [from, to] = [say(periodFrom), say(periodTo)];
    return from === to ? from : `${from} – ${to}`;
  }

  return { monthName, period };
}
