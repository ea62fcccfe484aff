import { FieldRow } from '@campus/shared/form/FieldRow';
import { TextField } from '@campus/shared/form/TextField';
import type { Ref } from 'react';

interface BothLanguagesProps {
  ref?: Ref<HTMLDivElement>;
  /** The field that has a text for each language. */
  name: string;
  /** What a field is called, by its full name: `place.en`. */
  labelOf: (name: string) => string;
  optional?: boolean;
  /** What to do where the Russian one is left empty. */
  missing?: string;
}

/** A short text in Russian and in English; English may always be added later. */
export const BothLanguages = ({ ref, name, labelOf, ...rest }: BothLanguagesProps) => (
  <FieldRow ref={ref}>
    <TextField name={`${name}.ru`} label={labelOf(`${name}.ru`)} {...rest} />
    <TextField name={`${name}.en`} label={labelOf(`${name}.en`)} optional />
  </FieldRow>
);
