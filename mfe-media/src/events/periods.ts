const msPerDay = 86_400_000;
const longest = 366;

/** The first and the last day. */
export interface Period {
  from: string;
  to: string;
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

function monthOf(today: string, shift: number): Period {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return {
    from: dayOf(Date.UTC(year, month - 1 + shift, 1)),
    to: dayOf(Date.UTC(year, month + shift, 0)),
  };
}

/** From Monday to Sunday. */
function weekOf(today: string): Period {
  const time = Date.parse(today);
  const monday = time - ((new Date(time).getUTCDay() + 6) % 7) * msPerDay;
  return { from: dayOf(monday), to: dayOf(monday + 6 * msPerDay) };
}

export type PeriodName = 'thisWeek' | 'thisMonth' | 'nextMonth' | 'lastMonth';

/** The periods that are asked for most, by their names. */
export const periodOf: Record<PeriodName, (today: string) => Period> = {
  thisWeek: weekOf,
  thisMonth: (today) => monthOf(today, 0),
  nextMonth: (today) => monthOf(today, 1),
  lastMonth: (today) => monthOf(today, -1),
};

export const wholeMonth = (month: string) => monthOf(`${month}-01`, 0);

/** A period that the call would refuse is none. */
export function askedPeriod({ from, to }: Partial<Period>): Partial<Period> {
  const days = from && to ? (Date.parse(to) - Date.parse(from)) / msPerDay + 1 : 1;
  return days < 1 || days > longest ? {} : { from, to };
}
