import * as z from 'zod/mini';
import { line, listOf, multiline, version } from '../fields';
import { claimStatuses } from '../machines/studentClaim';

/** The number in one’s record book proves that the record is one’s own, where no СНИЛС does. */
export const studentClaimRequest = z.object({ recordBook: z.optional(line(1, 30)) });

export const studentClaimsFilterRequest = z.object({ statuses: listOf(z.enum(claimStatuses)) });

/** The versions of the person and of the record that were compared. */
export const studentClaimAcceptRequest = z.object({
  humanVersion: version,
  studentVersion: version,
});

/** Told to the person. */
const reason = multiline(10, 1000);

export const studentClaimRefuseRequest = z.object({ reason });

export const studyUnlinkRequest = z.object({ reason });
