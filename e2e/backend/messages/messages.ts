import { refusalTexts } from '@campus/shared/server/refusalTexts';
import { commonTexts } from './texts/commonTexts';
import { filesTexts } from './texts/filesTexts';
import { mediaTexts } from './texts/mediaTexts';
import { partnersTexts } from './texts/partnersTexts';
import { paymentsTexts } from './texts/paymentsTexts';
import { peopleTexts } from './texts/peopleTexts';
import { personFieldTexts } from './texts/personFieldTexts';
import { sessionTexts } from './texts/sessionTexts';
import { staffTexts } from './texts/staffTexts';
import { supportTexts } from './texts/supportTexts';
import { syncTexts } from './texts/syncTexts';

/** What people read when a call is refused, by code. Words in braces are filled in. */
export const messages = {
  ...refusalTexts,
  ...commonTexts,
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
