import type { Domain } from '../../platform/Domain';
import { footerHandlers } from './footerHandlers';
import { settingHandlers } from './settingHandlers';
import { settingTexts } from './settingTexts';

export const settingsDomain = {
  handlers: { ...settingHandlers, ...footerHandlers },
  texts: settingTexts,
} satisfies Domain;
