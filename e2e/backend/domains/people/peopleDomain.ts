import type { Domain } from '../../platform/Domain';
import { eq } from 'drizzle-orm';
import { students } from '../accounts/humanTables';
import { draftHandlers, sweepDrafts } from './draftHandlers';
import { emailChangeHandlers } from './emailChangeHandlers';
import { humanHandlers } from './humanHandlers';
import { mailClaim } from './mailClaim';
import { participantHandlers } from './participantHandlers';
import { emailChanges, formDrafts, studentClaims } from './peopleTables';
import { peopleTexts } from './peopleTexts';
import { studentClaimHandlers } from './studentClaimHandlers';
import { studentHandlers } from './studentHandlers';

export const peopleDomain = {
  handlers: {
    ...participantHandlers,
    ...studentHandlers,
    ...studentClaimHandlers,
    ...humanHandlers,
    ...emailChangeHandlers,
    ...draftHandlers,
  },
  jobs: {
    'student.mailClaim': { prepare: mailClaim },
    'drafts.sweep': { run: (_, { db }) => sweepDrafts(db), every: 86_400 },
  },
  texts: peopleTexts,

  async anonymise(tx, humanId) {
    // The record of the study is the university's: it may be claimed again.
    await tx.update(students).set({ humanId: null }).where(eq(students.humanId, humanId));
    await tx.delete(emailChanges).where(eq(emailChanges.humanId, humanId));
    await tx.delete(formDrafts).where(eq(formDrafts.humanId, humanId));
    await tx.delete(studentClaims).where(eq(studentClaims.humanId, humanId));
  },
} satisfies Domain;

declare module '../../platform/jobs/JobHandler' {
  interface JobPayload {
    'student.mailClaim': { studentId: string; isLinked: boolean };
    'drafts.sweep': object;
  }
}
