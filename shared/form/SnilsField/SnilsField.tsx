import { TypedTextField, type TypedFieldProps } from '../useTypedText/TypedTextField';
import { groupDigits } from '../useTypedText/groupDigits';

const onlyDigits = (text: string) => text.replace(/\D/g, '');

/** «112-233-445 95» as far as it is typed; too many digits are left for the schema to refuse. */
export function groupSnils(text: string) {
  const digits = onlyDigits(text);
  return digits.length > 11
    ? text
    : groupDigits(digits, [
        ['', 3],
        ['-', 3],
        ['-', 3],
        [' ', 2],
      ]);
}

/** The digits; a text without any is refused as it is, not taken for an empty one. */
export const readSnils = (text: string) => onlyDigits(text) || text.trim();

const format = {
  read: readSnils,
  write: (value: unknown) => groupSnils(String(value)),
  group: groupSnils,
};

/** «112-233-445 95»; the form gets the eleven digits. */
export function SnilsField(props: TypedFieldProps) {
  return <TypedTextField {...props} format={format} inputMode="numeric" autoComplete="off" />;
}
