import type { Domain } from '../../platform/Domain';
import type { FreeRecords } from './seed/seedFreeRecords';
import type { People } from './seed/seedPeople';
import type { seedRoles } from './seed/seedRoles';
import type { Staff } from './seed/seedStaff';

/** People, their studies and staff, of whom other domains answer the calls. */
export const accountsDomain = {
  reference: {
    roles: {
      async fill(context) {
        const { seedRoles } = await import('./seed/seedRoles');
        return seedRoles(context);
      },
    },
  },

  demo: {
    staff: {
      after: ['education'],
      async fill(context, { education }) {
        const { seedStaff } = await import('./seed/seedStaff');
        return seedStaff(context, education);
      },
    },
    people: {
      after: ['education'],
      async fill(context, { education }) {
        const { seedPeople } = await import('./seed/seedPeople');
        return seedPeople(context, education);
      },
    },
    freeRecords: {
      // Draws its numbers last.
      after: ['education', 'people', 'logs'],
      async fill(context, { education, people }) {
        const { seedFreeRecords } = await import('./seed/seedFreeRecords');
        return seedFreeRecords(context, education, people);
      },
    },
  },
} satisfies Domain;

declare module '../../platform/seed/SeedSteps' {
  interface Reference {
    roles: Awaited<ReturnType<typeof seedRoles>>;
  }

  interface Demo {
    staff: Staff;
    people: People;
    freeRecords: FreeRecords;
  }
}
