import type { Drawing } from '../../draw/Drawing';
import type { Answer, DrawOrder, Question } from './DrawOrder';

/** To a worker. */
export type Told =
  | { kind: 'draw'; page: number; order: DrawOrder }
  | { kind: 'answer'; question: number; answer: Answer | null };

/** From a worker. */
export type Said =
  | { kind: 'begun'; page: number }
  | { kind: 'ask'; page: number; question: number; asked: Question }
  | { kind: 'drawn'; page: number; drawing: Drawing | null }
  | { kind: 'failed'; page: number; message: string };
