import { FieldRow } from '@campus/shared/form/FieldRow';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { TextField } from '@campus/shared/form/TextField';
import type { Ref } from 'react';

interface BothLanguagesProps {
  ref?: Ref<HTMLDivElement>;
  /** The field that has a text for each language. */
  name: string;
  /** What a field is called, by its full name: `place.en`. */
  labelOf: (name: string) => string;
  /** Of a text of several lines: how many are in sight, and its characters. */
  lines?: { rows?: number; limit: number };
  optional?: boolean;
  /** What to do where the Russian one is left empty. */
  missing?: string;
}

/** A text in Russian and in English beside each other; English may always be added later. */
export function BothLanguages({ ref, name, labelOf, lines, ...rest }: BothLanguagesProps) {
  const Field = lines ? TextAreaField : TextField;
  const own = (language: 'ru' | 'en') => ({
    name: `${name}.${language}`,
    label: labelOf(`${name}.${language}`),
    ...lines,
  });
  return (
    <FieldRow ref={ref}>
      <Field {...own('ru')} {...rest} />
      <Field {...own('en')} optional />
    </FieldRow>
  );
}
