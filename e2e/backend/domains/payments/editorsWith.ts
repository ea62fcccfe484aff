import type { Requester } from '../../platform/access/Requester';
import type { Payment } from './Payment';

/** Those who prepared a register, the visitor among them: none of them may approve it. */
export const editorsWith = ({ editorIds }: Payment, { id }: Requester) => [
  ...new Set([...editorIds, id]),
];
