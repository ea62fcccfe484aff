import { contentCases } from './contentCases';
import { mediaCases } from './mediaCases';
import type { FilterCase } from './FilterCase';
import { peopleCases } from './peopleCases';
import { workCases } from './workCases';

interface Who {
  admin: string;
  operator: string;
  /** Of those who study. */
  statusId: string;
}

/** Every filter call of the contract: with nothing, a search, several filters, and a deep page; and what comes with them. */
export const filterCases = ({ admin, operator, statusId }: Who): FilterCase[] => [
  ...peopleCases(admin, operator, statusId),
  ...workCases(admin),
  ...mediaCases(admin),
  ...contentCases(admin),
];
