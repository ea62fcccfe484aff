import { fieldOf } from '@campus/shared/remote/fieldOf';

function wordsOf(record: unknown, name: string) {
  const value = fieldOf(record, name);
  return typeof value === 'string' && value.trim() ? value.trim() : undefined;
}

/** The words of the first of these dotted names that has any. */
export const firstOf = (record: unknown, names: readonly string[] = []) =>
  names.map((name) => wordsOf(record, name)).find((words) => words !== undefined);
