import { idOf } from '../backend/seed/scale/idOf';

/** As many as one register may hold, nearly: fifty thousand students. */
const organisations = 61;

const eduOrgIds = Array.from({ length: organisations }, (_, index) => idOf('organisation', index));

/** The terms of a register of fifty thousand students, for the January of a year of its own. */
export const bigRegister = (year: number) => ({
  name: { ru: 'Замер', en: 'Bench' },
  periodFrom: `${year}-01-01`,
  periodTo: `${year}-01-31`,
  amountPerHuman: 100_000,
  budget: 100_000_000_00,
  eduOrgIds,
});
