import type { Refusal } from '../../Refusal';
import { isUniqueViolation } from './isUniqueViolation';

/** For `catch`: a clash with the rows of a unique index becomes the refusal that it means. */
export const refuseDuplicate =
  (index: string, refusal: Refusal) =>
  (error: unknown): never => {
    throw isUniqueViolation(error, index) ? refusal : error;
  };
