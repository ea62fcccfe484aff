import { get } from 'react-hook-form';

export interface Differing<N extends string> {
  name: N;
  isUntouched: boolean;
}

interface Options<N extends string> {
  names: readonly N[];
  fieldsOf: (name: N) => readonly string[];
  isTouched: (field: string) => boolean;
}

/** A field that is empty holds a text or nothing. */
const asText = (values: object, field: string) =>
  JSON.stringify(get<unknown, unknown>(values, field) ?? '');

/** In what two versions of a record differ. */
export function differencesBetween<N extends string>(
  mine: object,
  theirs: object,
  { names, fieldsOf, isTouched }: Options<N>,
): Differing<N>[] {
  const differs = (field: string) => asText(mine, field) !== asText(theirs, field);
  return names
    .filter((name) => fieldsOf(name).some(differs))
    .map((name) => ({ name, isUntouched: !fieldsOf(name).some(isTouched) }));
}
