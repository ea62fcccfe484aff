import { TextField } from '@campus/shared/form/TextField';
import { Pair } from './Pair';
import { useFieldLabel } from './useFieldLabel';

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
