import { yearsAfter } from '@campus/shared/contract/days';

export type Preset = 'thisMonth' | 'lastMonth' | 'schoolYear';

export interface Period {
  from: string | undefined;
  to: string | undefined;
}

const dayOf = (year: number, month: number, date: number) =>
  new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);

function monthOf(day: string, shift: number): Period {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return { from: dayOf(year, month - 1 + shift, 1), to: dayOf(year, month + shift, 0) };
}

/** From the first of September to the last of August. */
function schoolYearOf(day: string): Period {
  const september = `${day.slice(0, 4)}-09-01`;
  const from = day < september ? yearsAfter(september, -1) : september;
  return { from, to: `${Number(from.slice(0, 4)) + 1}-08-31` };
}

export const presetOf: Record<Preset, (today: string) => Period> = {
  thisMonth: (today) => monthOf(today, 0),
  lastMonth: (today) => monthOf(today, -1),
  schoolYear: schoolYearOf,
};
