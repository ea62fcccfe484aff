import { applicationPaths } from './paths';
import { peoplePaths } from '../people/paths';

/** The way to a card, in order, as it is told everywhere. */
export const cardSteps = ['email', 'identity', 'study', 'photo', 'card'] as const;
export type CardStep = (typeof cardSteps)[number];

/** Where each step is made; the address is confirmed by signing in with a code. */
export const cardStepPaths: Record<Exclude<CardStep, 'email'>, string> = {
  identity: peoplePaths.identity(),
  study: peoplePaths.study(),
  photo: peoplePaths.profile(),
  card: applicationPaths.apply('ESK_CARD'),
};
