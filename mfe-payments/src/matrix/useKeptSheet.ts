import { storedText } from '@campus/shared/browser/storedText';
import { useSession } from '@campus/shared/remote/useSession';
import { useEffect, useState } from 'react';
import { noEdits, type Sheet } from './grantSheet';

/**
 * What is typed and not saved, for as long as this tab is open: a session that ends takes the matrix
 * away at once. Signing out, or somebody else, clears it.
 */
export function useKeptSheet(mayEdit: boolean) {
  const { id } = useSession();
  const isKept = mayEdit && id !== null;
  const { read, write } = storedText(`campus.unsaved.grantMatrix.${id}`, 'sessionStorage');
  const [sheet, setSheet] = useState(
    () => (JSON.parse((isKept && read()) || 'null') as Sheet | null) ?? noEdits,
  );
  const text = Object.keys(sheet.edits).length > 0 ? JSON.stringify(sheet) : null;
  useEffect(() => {
    if (isKept) write(text);
    // What it writes to is named by the person, whom another matrix would be for.
  }, [isKept, text]);
  return { sheet, setSheet, forget: () => write(null) };
}
