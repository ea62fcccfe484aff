import type { Domain } from '../../platform/Domain';
import { eq, sql } from 'drizzle-orm';
import { applicationHandlers } from './applicationHandlers';
import { applications } from './applicationTables';
import { applicationTexts } from './applicationTexts';

const nobody = JSON.stringify({
  lastName: null,
  firstName: null,
  middleName: null,
  birthDate: null,
  recordBook: null,
});

export const applicationsDomain = {
  handlers: applicationHandlers,
  texts: applicationTexts,

  /** What was decided stays; who applied and with which contract goes. */
  async anonymise(tx, humanId) {
    const { studentSnapshot, payload } = applications;
    await tx
      .update(applications)
      .set({
        studentSnapshot: sql`${studentSnapshot} || ${nobody}::jsonb`,
        payload: sql`${payload} - 'contractNumber' - 'accountMask'`,
      })
      .where(eq(applications.humanId, humanId));
  },

  demo: {
    applications: {
      after: ['people', 'staff', 'registers'],
      async fill(context, { people, staff, registers }) {
        const { seedApplications } = await import('./seed/seedApplications');
        return seedApplications(context, { people: people.students, staff, registers });
      },
    },
  },
} satisfies Domain;

declare module '../../platform/seed/SeedSteps' {
  interface Demo {
    applications: void;
  }
}
