export const studentStatusKeys = [
  'ENROLLED',
  'ACADEMIC_LEAVE',
  'GRADUATED',
  'EXPELLED',
  'TRANSFERRED',
] as const;
export type StudentStatusKey = (typeof studentStatusKeys)[number];

/**
 * The usual course of a study. The reference-data service is the source: another order is applied
 * too, and logged as odd.
 */
export const usualStatusMoves: Record<StudentStatusKey, readonly StudentStatusKey[]> = {
  ENROLLED: ['ACADEMIC_LEAVE', 'GRADUATED', 'EXPELLED', 'TRANSFERRED'],
  ACADEMIC_LEAVE: ['ENROLLED', 'EXPELLED', 'TRANSFERRED'],
  EXPELLED: ['ENROLLED'],
  GRADUATED: [],
  TRANSFERRED: [],
};
