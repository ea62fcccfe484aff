import type { Domain } from '../../platform/Domain';
import { assertDefined } from '../../platform/database/assertDefined';
import { metricHandlers } from './metricHandlers';
import { staffTexts } from './staffTexts';
import { userHandlers } from './userHandlers';

export const staffDomain = {
  handlers: { ...userHandlers, ...metricHandlers },
  texts: staffTexts,

  demo: {
    logs: {
      // Draws its numbers after the mailings.
      after: ['people', 'staff', 'registers', 'partners', 'mailings'],
      async fill(context, { people, staff, registers, partners }) {
        const { seedLogs } = await import('./seed/seedLogs');
        return seedLogs(context, staff, {
          human: assertDefined(people.students[0]).id,
          register: assertDefined(registers[6]).id,
          partner: assertDefined(partners[0]).id,
        });
      },
    },
  },
} satisfies Domain;

declare module '../../platform/seed/SeedSteps' {
  interface Demo {
    logs: void;
  }
}
