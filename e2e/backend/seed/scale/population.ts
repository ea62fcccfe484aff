import { mix } from './idOf';
import { pick } from './pick';
import { programsPerOrganisation } from './sources/scaleEducation';
import { scaleSizes } from './sizes';

/** A student’s organisation: people of one lie scattered over the table, as they came. */
export const organisationOf = (student: number) => student % scaleSizes.organisations;

export const programOf = (index: number) =>
  organisationOf(index) * programsPerOrganisation +
  (Math.floor(index / scaleSizes.organisations) % programsPerOrganisation);

/** Days from today on which the human number `index` signed up, over four years. */
export const joined = (index: number) =>
  -1 - Math.floor(((scaleSizes.humans - index) * 1_460) / scaleSizes.humans);

/** The first who does not study. */
export const newcomer = 7;

/** Seven of ten people study, whenever they signed up. */
const isStudent = (human: number) => human % 10 < newcomer;

/** Which human the student number `student` is. */
export const humanOfStudent = (student: number) =>
  Math.floor(student / newcomer) * 10 + (student % newcomer);

export function identityOf(human: number) {
  if (human === newcomer) return 'EMPTY' as const;
  if (isStudent(human)) return human % 13 === 12 ? ('MISMATCH' as const) : ('VERIFIED' as const);
  return pick(['FILLED', 'EMPTY', 'VERIFIED', 'MISMATCH'] as const, human);
}

export const isVerified = (student: number) => identityOf(humanOfStudent(student)) === 'VERIFIED';

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
export const studyStatusOf = (index: number) =>
  index === 0 ? 'ENROLLED' : pick(statusKeys, mix(index));

export const padded = (index: number) => String(index).padStart(6, '0');
