import { TextField } from '@campus/shared/form/TextField';
import type { ReactNode } from 'react';
import styles from './BothLanguages.module.css';
import { useFieldLabel } from '../content/editor/useFieldLabel';

/** Two short fields beside each other where there is room for both. */
const Pair = ({ children }: { children: ReactNode }) => (
  <div className={styles.pair}>{children}</div>
);

interface BothLanguagesProps {
  name: string;
  optional?: boolean;
}

/** A short text in Russian and in English; English may always be added later. */
export function BothLanguages({ name, optional }: BothLanguagesProps) {
  const labelOf = useFieldLabel();
  return (
    <Pair>
      <TextField name={`${name}.ru`} label={labelOf(`${name}.ru`)} optional={optional} />
      <TextField name={`${name}.en`} label={labelOf(`${name}.en`)} optional />
    </Pair>
  );
}
