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
  /** Cuts what is typed: for texts of a line that are kept short. */
  maxLength?: number;
  optional?: boolean;
  /** Of the Russian one. */
  hint?: string;
  /** What to do where the Russian one is left empty. */
  missing?: string;
}

/** A text in Russian and in English beside each other; English may always be added later. */
export function BothLanguages(props: BothLanguagesProps) {
  const { ref, name, labelOf, lines, maxLength, ...rest } = props;
  const field = (language: 'ru' | 'en', more: typeof rest) => {
    const own = { name: `${name}.${language}`, label: labelOf(`${name}.${language}`), ...more };
    if (lines) return <TextAreaField {...own} {...lines} />;
    // What staff write is about no one of them: a browser has nothing to fill in.
    return <TextField {...own} maxLength={maxLength} autoComplete="off" />;
  };
  return (
    <FieldRow ref={ref}>
      {field('ru', rest)}
      {field('en', { optional: true })}
    </FieldRow>
  );
}
