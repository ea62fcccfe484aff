import { TextField } from '@campus/shared/form/TextField';
import type { Ref } from 'react';
import styles from './BothLanguages.module.css';

interface BothLanguagesProps {
  ref?: Ref<HTMLDivElement>;
  /** The field that has a text for each language. */
  name: string;
  /** What a field is called, by its full name: `place.en`. */
  labelOf: (name: string) => string;
  optional?: boolean;
}

/** A short text in Russian and in English; English may always be added later. */
export const BothLanguages = ({ ref, name, labelOf, optional }: BothLanguagesProps) => (
  <div ref={ref} className={styles.pair}>
    <TextField name={`${name}.ru`} label={labelOf(`${name}.ru`)} optional={optional} />
    <TextField name={`${name}.en`} label={labelOf(`${name}.en`)} optional />
  </div>
);
