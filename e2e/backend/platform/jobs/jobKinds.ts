import { anonymiseHuman } from '../../domains/auth/anonymiseHuman';
import { activateCard } from '../../domains/cards/activateCard';
import { expireCards } from '../../domains/cards/expireCards';
import { sweepExpired } from '../../domains/auth/sweepExpired';
import { sweepFiles } from '../../domains/files/sweepFiles';
import { applyKind } from '../../domains/sync/applyKind';
import { askForWorkPlan } from '../../domains/sync/askForWorkPlan';
import { securityMail } from '../../domains/auth/securityMail';
import { appear } from '../../domains/media/publications/appear';
import { beginNotifications } from '../../domains/notifications/beginNotifications';
import {
  deliverNotification,
  giveUpSending,
} from '../../domains/notifications/deliverNotification';
import { mailClaim } from '../../domains/people/mailClaim';
import { expireTickets } from '../../domains/support/expireTickets';
import { mailAnswer } from '../../domains/support/mailAnswer';
import { pullPartners } from '../../domains/partners/pullPartners';
import type { JobKinds } from './JobHandler';

const minute = 60;
const hour = 3_600;

export const jobKinds: JobKinds = {
  'ticket.expire': { run: expireTickets, every: hour },
  'ticket.mailAnswer': { prepare: mailAnswer },
  'notification.begin': { run: beginNotifications, every: minute },
  'notification.send': { prepare: deliverNotification, onFailure: giveUpSending },
  'publication.appear': { run: appear },
  'student.mailClaim': { prepare: mailClaim },
  'card.issue': { run: activateCard },
  'card.expire': { run: expireCards, every: hour },
  'account.mail': { prepare: (letter, { mailer }) => mailer.send(securityMail(letter)) },
  'human.anonymise': { run: anonymiseHuman },
  'files.sweep': { prepare: (_, services) => sweepFiles(services), every: 24 * hour },
  'sync.apply': applyKind,
  'sync.workPlan': askForWorkPlan,
  'partners.sync': pullPartners,
  'rates.sweep': { run: (_, { db }) => sweepExpired(db), every: hour },
};
