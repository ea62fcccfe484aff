import type { Domain } from '../../platform/Domain';
import { metricHandlers } from './metricHandlers';
import { staffTexts } from './staffTexts';
import { userHandlers } from './userHandlers';
import { viewHandlers } from './viewHandlers';

export const staffDomain = {
  handlers: { ...userHandlers, ...metricHandlers, ...viewHandlers },
  texts: staffTexts,
} satisfies Domain;
