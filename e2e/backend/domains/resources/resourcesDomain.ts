import type { Domain } from '../../platform/Domain';
import { directoryHandlers } from './directoryHandlers';
import { resourceHandlers } from './resourceHandlers';
import { resourceTexts } from './resourceTexts';

export const resourcesDomain = {
  handlers: { ...resourceHandlers, ...directoryHandlers },
  texts: resourceTexts,
} satisfies Domain;
