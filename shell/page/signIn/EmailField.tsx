import { TextField } from '@campus/shared/form/TextField';

interface EmailFieldProps {
  name?: string;
  label: string;
  hint?: string;
  missing?: string;
  /** `username` where a password follows: so browsers keep the two together. */
  autoComplete: 'email' | 'username';
}

/** An address of e-mail by which somebody is known here. */
export const EmailField = ({ name = 'email', ...field }: EmailFieldProps) => (
  <TextField name={name} type="email" inputMode="email" spellCheck={false} {...field} />
);
