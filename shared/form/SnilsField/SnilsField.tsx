import { TypedTextField, type TypedFieldProps } from '../useTypedText/TypedTextField';
import { groupSnils, readSnils } from './snilsText';

const format = {
  read: readSnils,
  write: (value: unknown) => groupSnils(String(value)),
  group: groupSnils,
};

/** «112-233-445 95»; the form gets the eleven digits. */
export function SnilsField(props: TypedFieldProps) {
  return <TypedTextField {...props} format={format} inputMode="numeric" autoComplete="off" />;
}
