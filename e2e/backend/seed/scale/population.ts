import { mix } from './idOf';
import { pick } from './pick';
import { programsPerOrganisation } from './sources/scaleEducation';
import { sizes } from './sizes';

/** A student’s organisation: people of one lie scattered over the table, as they came. */
export const organisationOf = (student: number) => student % sizes.organisations;

export const programOf = (index: number) =>
  organisationOf(index) * programsPerOrganisation +
  (Math.floor(index / sizes.organisations) % programsPerOrganisation);

/** Days from today on which the human number `index` signed up, over four years. */
export const joined = (index: number) =>
  -1 - Math.floor(((sizes.humans - index) * 1_460) / sizes.humans);

/** The first who does not study. */
export const newcomer = 7;

/** Seven of ten people study, whenever they signed up. */
const isStudent = (human: number) => human % 10 < newcomer;

/** Which human the student number `student` is. */
export const humanOf = (student: number) =>
  Math.floor(student / newcomer) * 10 + (student % newcomer);

export function identityOf(human: number) {
  if (human === newcomer) return 'EMPTY' as const;
  if (isStudent(human)) return human % 13 === 12 ? ('MISMATCH' as const) : ('VERIFIED' as const);
  return pick(['FILLED', 'EMPTY', 'VERIFIED', 'MISMATCH'] as const, human);
}

export const isVerified = (student: number) => identityOf(humanOf(student)) === 'VERIFIED';

/** Of ten students seven or more study. */
const statusKeys = [
  'ENROLLED',
  'ENROLLED',
  'ENROLLED',
  'ENROLLED',
  'ACADEMIC_LEAVE',
  'ENROLLED',
  'ENROLLED',
  'GRADUATED',
  'ENROLLED',
  'EXPELLED',
] as const;
/** A student’s state; student@ studies. */
export const statusOf = (index: number) =>
  index === 0 ? 'ENROLLED' : pick(statusKeys, mix(index));

export const padded = (index: number) => String(index).padStart(6, '0');
