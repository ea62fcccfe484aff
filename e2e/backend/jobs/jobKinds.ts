import { anonymiseHuman } from '../auth/anonymiseHuman';
import { activateCard } from '../cards/activateCard';
import { expireCards } from '../cards/expireCards';
import { sweepExpired } from '../database/sweepExpired';
import { sweepFiles } from '../files/sweepFiles';
import { applyKind } from '../sync/applyKind';
import { askForWorkPlan } from '../sync/askForWorkPlan';
import { securityMail } from '../mail/securityMail';
import { appear } from '../media/publications/appear';
import { beginNotifications } from '../notifications/beginNotifications';
import { deliverNotification, giveUpSending } from '../notifications/deliverNotification';
import { mailClaim } from '../students/mailClaim';
import { expireTickets } from '../support/expireTickets';
import { mailAnswer } from '../support/mailAnswer';
import { pullPartners } from '../partners/pullPartners';
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
