import * as z from 'zod/mini';
import { call } from './call';
import { timestamp } from './fields';
import { overrideRequest, remoteName } from './payloads/releases';

/** Calls that the shell’s server answers itself: what one browser runs instead of what others get. */

const access = ['ADMIN'] as const;

export const listDevelopmentOrigins = call({
  method: 'GET',
  path: '/registry/development-origins',
  summary: 'Machines of developers whose builds may run in production, in one browser',
  access,
  response: z.array(z.string()),
});

export const startOverride = call({
  method: 'POST',
  path: '/registry/overrides',
  summary: 'Run another release, or a developer’s build, in this browser; the next page has it',
  access,
  body: overrideRequest,
  response: z.object({ until: timestamp }),
});

export const endOverrides = call({
  method: 'DELETE',
  path: '/registry/overrides',
  summary: 'Run again what everybody runs: one remote, or all of them',
  access: 'public',
  query: z.object({ remote: z.optional(remoteName) }),
  response: z.object({}),
});
