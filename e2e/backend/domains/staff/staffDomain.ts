import type { Domain } from '../../platform/Domain';
import { metricHandlers } from './metricHandlers';
import { staffTexts } from './staffTexts';
import { userHandlers } from './userHandlers';

export const staffDomain = {
  handlers: { ...userHandlers, ...metricHandlers },
  texts: staffTexts,
} satisfies Domain;
