import type { calls } from '@campus/shared/contract/calls';
import { applicationHandlers } from './domains/applications/applicationHandlers';
import { accountHandlers } from './domains/auth/accountHandlers';
import { authHandlers } from './domains/auth/authHandlers';
import { educationHandlers } from './domains/education/educationHandlers';
import { fileHandlers } from './domains/files/fileHandlers';
import { footerHandlers } from './domains/settings/footerHandlers';
import type { Handlers } from './Handler';
import { emailChangeHandlers } from './domains/people/emailChangeHandlers';
import { humanHandlers } from './domains/people/humanHandlers';
import { eventHandlers } from './domains/media/eventHandlers';
import { infoPageHandlers } from './domains/media/infoPageHandlers';
import { mediaHandlers } from './domains/media/mediaHandlers';
import { newsHandlers } from './domains/media/newsHandlers';
import { metricHandlers } from './domains/staff/metricHandlers';
import { notificationHandlers } from './domains/notifications/notificationHandlers';
import { participantHandlers } from './domains/people/participantHandlers';
import { paymentHandlers } from './domains/payments/paymentHandlers';
import { partnerHandlers } from './domains/partners/partnerHandlers';
import { directoryHandlers } from './domains/resources/directoryHandlers';
import { resourceHandlers } from './domains/resources/resourceHandlers';
import { settingHandlers } from './domains/settings/settingHandlers';
import { studentClaimHandlers } from './domains/people/studentClaimHandlers';
import { studentHandlers } from './domains/people/studentHandlers';
import { ticketHandlers } from './domains/support/ticketHandlers';
import { syncHandlers } from './domains/sync/syncHandlers';
import { userHandlers } from './domains/staff/userHandlers';

/** Every call of the contract and who answers it. */
export const callHandlers: Handlers<typeof calls> = {
  ...authHandlers,
  ...accountHandlers,
  ...participantHandlers,
  ...studentHandlers,
  ...studentClaimHandlers,
  ...humanHandlers,
  ...emailChangeHandlers,
  ...educationHandlers,
  ...applicationHandlers,
  ...userHandlers,
  ...resourceHandlers,
  ...directoryHandlers,
  ...footerHandlers,
  ...settingHandlers,
  ...metricHandlers,
  ...mediaHandlers,
  ...newsHandlers,
  ...eventHandlers,
  ...infoPageHandlers,
  ...paymentHandlers,
  ...ticketHandlers,
  ...notificationHandlers,
  ...syncHandlers,
  ...fileHandlers,
  ...partnerHandlers,
};
