import { storedText } from '@campus/shared/browser/storedText';
import { useSession } from '@campus/shared/remote/useSession';
import { useEffect, useState } from 'react';
import { noEdits, type Sheet } from './grantSheet';

const keptUnder = (key: string) => storedText(key, 'sessionStorage');

/**
 * What is typed and not saved, for as long as this tab is open: a session that ends takes the matrix
 * away at once. Signing out, or somebody else, clears it.
 */
export function useKeptSheet(mayEdit: boolean) {
  const { id } = useSession();
  const isKept = mayEdit && id !== null;
  const key = `campus.unsaved.grantMatrix.${id}`;
  const [sheet, setSheet] = useState(
    () => (JSON.parse((isKept && keptUnder(key).read()) || 'null') as Sheet | null) ?? noEdits,
  );
  const text = Object.keys(sheet.edits).length > 0 ? JSON.stringify(sheet) : null;
  useEffect(() => {
    if (isKept) keptUnder(key).write(text);
  }, [isKept, key, text]);
  return { sheet, setSheet, forget: () => keptUnder(key).write(null) };
}
