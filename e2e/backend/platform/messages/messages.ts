import { commonTexts } from './commonTexts';
import { fieldTexts } from './fieldTexts';
import { filesTexts } from './filesTexts';
import { mediaTexts } from '../../domains/media/mediaTexts';
import { partnersTexts } from '../../domains/partners/partnersTexts';
import { paymentsTexts } from '../../domains/payments/paymentsTexts';
import { peopleTexts } from '../../domains/people/peopleTexts';
import { personFieldTexts } from '../../domains/people/personFieldTexts';
import { sessionTexts } from '../../domains/auth/sessionTexts';
import { staffTexts } from '../../domains/staff/staffTexts';
import { supportTexts } from '../../domains/support/supportTexts';
import { syncTexts } from '../../domains/sync/syncTexts';

/** What people read when a call is refused, by code. Words in braces are filled in. */
export const messages = {
  ...commonTexts,
  ...fieldTexts,
  ...filesTexts,
  ...mediaTexts,
  ...partnersTexts,
  ...paymentsTexts,
  ...peopleTexts,
  ...personFieldTexts,
  ...sessionTexts,
  ...staffTexts,
  ...supportTexts,
  ...syncTexts,
};

export type MessageCode = keyof typeof messages;
