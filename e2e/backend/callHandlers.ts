import type { calls } from '@campus/shared/contract/calls';
import { authHandlers } from './auth/authHandlers';
import type { Handlers } from './Handler';
import { mediaHandlers } from './media/mediaHandlers';
import { participantHandlers } from './participants/participantHandlers';
import { footerHandlers } from './resources/footerHandlers';
import { resourceHandlers } from './resources/resourceHandlers';
import { ticketHandlers } from './support/ticketHandlers';
import { userHandlers } from './users/userHandlers';

/** Every call of the contract and who answers it. */
export const callHandlers: Handlers<typeof calls> = {
  ...authHandlers,
  ...participantHandlers,
  ...userHandlers,
  ...resourceHandlers,
  ...footerHandlers,
  ...mediaHandlers,
  ...ticketHandlers,
};
