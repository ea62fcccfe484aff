import type { Visitor } from '../../platform/access/Visitor';
import type { Payment } from './Payment';

/** Those who prepared a register, the visitor among them: none of them may approve it. */
export const editorsWith = ({ editorIds }: Payment, { id }: Visitor) => [
  ...new Set([...editorIds, id]),
];
