import { phone } from '@campus/shared/contract/personFields';
import { groupDigits } from '../useTypedText/groupDigits';

const separators = /[\s().\u2010-\u2015-]/g;
const national = /^(\+7|[78])?(\d{0,10})$/;

/** «+7 912 345-67-89» as far as it is typed; numbers of other countries stay as they are. */
export function groupPhone(text: string) {
  const [, prefix = '', own] = national.exec(text.replace(separators, '')) ?? [];
  if (own === undefined) return text;
  const space = prefix && ' ';
  return (
    prefix +
    groupDigits(own, [
      [space, 3],
      [' ', 3],
      ['-', 2],
      ['-', 2],
    ])
  );
}

/** +7XXXXXXXXXX where the contract takes it for a number, else what was typed. */
export function readPhone(text: string) {
  const { success, data } = phone.safeParse(text);
  return success ? data : text.trim();
}
