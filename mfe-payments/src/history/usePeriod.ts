import { useFormat } from '@campus/shared/format/useFormat';

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
  const { shortDate, month, monthName } = useFormat();

  function period({ periodFrom, periodTo }: Period) {
    const say = isWholeMonths({ periodFrom, periodTo }) ? month : shortDate;
    const [from, to] = [say(periodFrom), say(periodTo)];
    if (from === to) return from;
    const isOfOneYear = say === month && periodFrom.slice(0, 4) === periodTo.slice(0, 4);
    return `${isOfOneYear ? monthName(periodFrom) : from} – ${to}`;
  }

  return { monthName, period };
}
