import type { Domain } from '../../platform/Domain';
import { accountHandlers } from './accountHandlers';
import { anonymiseHuman } from './anonymiseHuman';
import { authHandlers } from './authHandlers';
import { authTexts } from './authTexts';
import type { Attempts } from './createAttempts';
import type { Codes } from './createCodes';
import type { Passwords } from './createPasswords';
import { securityMail, type SecurityLetter } from './securityMail';
import { sweepExpired } from './sweepExpired';

export const authDomain = {
  handlers: { ...authHandlers, ...accountHandlers },
  jobs: {
    'account.mail': { prepare: (letter, { mailer }) => mailer.send(securityMail(letter)) },
    'human.anonymise': { run: anonymiseHuman },
    'rates.sweep': { run: (_, { db }) => sweepExpired(db), every: 3_600 },
  },
  texts: authTexts,
} satisfies Domain;

declare module '../../platform/jobs/JobHandler' {
  interface JobPayload {
    'account.mail': SecurityLetter;
    'human.anonymise': { humanId: string };
  }
}

declare module '../../platform/Services' {
  interface Services {
    attempts: Attempts;
    passwords: Passwords;
    codes: Codes;
    /** Code mails an hour that one network address may cause. */
    codesPerAddress: number;
    /** What the other domains do where an account ends. */
    accountHooks: Required<Pick<Domain, 'beforeDeletion' | 'anonymise'>>;
  }
}
