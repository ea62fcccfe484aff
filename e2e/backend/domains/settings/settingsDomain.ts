import type { Domain } from '../../platform/Domain';
import { footerHandlers } from './footerHandlers';
import { settingHandlers } from './settingHandlers';
import { settingTexts } from './settingTexts';

export const settingsDomain = {
  handlers: { ...settingHandlers, ...footerHandlers },
  texts: settingTexts,

  reference: {
    settings: {
      async fill(context) {
        const { seedSettings } = await import('./seed/seedSettings');
        return seedSettings(context);
      },
    },
  },
} satisfies Domain;

declare module '../../platform/seed/SeedSteps' {
  interface Reference {
    settings: void;
  }
}
