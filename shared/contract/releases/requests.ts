import * as z from 'zod/mini';
import { line } from '../fields';
import { everyRole } from '../roles';

/** Names of folders, so nothing that leads out of one. */
export const remoteName = z.string('REQUIRED').check(z.regex(/^[a-z][a-z0-9-]{0,59}$/, 'INVALID'));
/** A version may name its build behind a plus. */
export const releasePattern = /^(?!.*\.\.)\w[\w.+-]{0,119}$/;
export const releaseName = z.string('REQUIRED').check(z.regex(releasePattern, 'INVALID'));

const decided = {
  /** Of the last move of this remote that the person has seen. */
  number: z.int('REQUIRED'),
  why: line(3, 200),
};

/** As finely as visitors are told apart, and as the command line takes it. */
const percent = z.coerce
  .number('RANGE')
  .check(z.multipleOf(0.01, 'RANGE'), z.gte(0, 'RANGE'), z.lte(100, 'RANGE'));

/** Everybody gets another release, or the server may not take one back by itself, or may again. */
export const releaseMove = z.object({
  ...decided,
  kind: z.enum(['promote', 'rollback', 'hold', 'unhold']),
  release: releaseName,
});

/** Some visitors get another release first. */
export const canaryMove = z
  .object({
    ...decided,
    kind: z.literal('canary'),
    release: releaseName,
    percent,
    roles: z.array(z.enum(everyRole)).check(z.maxLength(everyRole.length, 'TOO_MANY_ITEMS')),
  })
  .check(
    z.refine(({ percent, roles }) => percent > 0 || roles.length > 0, {
      error: 'RANGE',
      path: ['percent'],
    }),
  );

/** The canary is over; or nobody gets the remote any more, or everybody again. */
export const channelMove = z.object({
  ...decided,
  kind: z.enum(['stopCanary', 'retire', 'restore']),
});

export const moveRequest = z.discriminatedUnion('kind', [releaseMove, canaryMove, channelMove]);

/** A kept release, or the machine of a developer that the server knows. */
export const overrideRequest = z.union([
  z.object({ remote: remoteName, release: releaseName }),
  z.object({ remote: remoteName, origin: z.url('INVALID') }),
]);
