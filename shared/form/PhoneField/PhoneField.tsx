import { TypedTextField, type TypedFieldProps } from '../useTypedText/TypedTextField';
import { groupPhone, readPhone } from './phoneText';

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
