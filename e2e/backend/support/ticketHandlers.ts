import type * as tickets from '@campus/shared/contract/tickets';
import type { Handlers } from '../Handler';
import { createGuestTicket } from './createGuestTicket';

export const ticketHandlers: Handlers<typeof tickets> = { createGuestTicket };
