import type { Domain } from '../../platform/Domain';
import { educationHandlers } from './educationHandlers';
import { educationTexts } from './educationTexts';

export const educationDomain = {
  handlers: educationHandlers,
  texts: educationTexts,
} satisfies Domain;
