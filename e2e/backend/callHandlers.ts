import type { calls } from '@campus/shared/contract/calls';
import { applicationHandlers } from './applications/applicationHandlers';
import { accountHandlers } from './auth/accountHandlers';
import { authHandlers } from './auth/authHandlers';
import { educationHandlers } from './education/educationHandlers';
import { fileHandlers } from './files/fileHandlers';
import { footerHandlers } from './footer/footerHandlers';
import type { Handlers } from './Handler';
import { emailChangeHandlers } from './humans/emailChangeHandlers';
import { humanHandlers } from './humans/humanHandlers';
import { eventHandlers } from './media/eventHandlers';
import { infoPageHandlers } from './media/infoPageHandlers';
import { mediaHandlers } from './media/mediaHandlers';
import { newsHandlers } from './media/newsHandlers';
import { metricHandlers } from './metrics/metricHandlers';
import { notificationHandlers } from './notifications/notificationHandlers';
import { participantHandlers } from './participants/participantHandlers';
import { paymentHandlers } from './payments/paymentHandlers';
import { partnerHandlers } from './partners/partnerHandlers';
import { directoryHandlers } from './resources/directoryHandlers';
import { resourceHandlers } from './resources/resourceHandlers';
import { settingHandlers } from './settings/settingHandlers';
import { studentClaimHandlers } from './students/studentClaimHandlers';
import { studentHandlers } from './students/studentHandlers';
import { ticketHandlers } from './support/ticketHandlers';
import { syncHandlers } from './sync/syncHandlers';
import { userHandlers } from './users/userHandlers';

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
