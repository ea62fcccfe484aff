import { phone } from '@campus/shared/contract/personFields';
import { TypedTextField, type TypedFieldProps } from '../useTypedText/TypedTextField';
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

const format = {
  read: readPhone,
  write: (value: unknown) => groupPhone(String(value)),
  group: groupPhone,
};

/** Takes a Russian number in any shape; the form gets +7XXXXXXXXXX. */
export function PhoneField(props: TypedFieldProps) {
  return (
    <TypedTextField {...props} format={format} type="tel" inputMode="tel" autoComplete="tel" />
  );
}
