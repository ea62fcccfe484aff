import type { Requester } from '../../platform/access/Requester';
import type { PaymentRow } from './PaymentRow';

/** Those who prepared a register, the visitor among them: none of them may approve it. */
export const editorsWith = ({ editorIds }: PaymentRow, { id }: Requester) => [
  ...new Set([...editorIds, id]),
];
