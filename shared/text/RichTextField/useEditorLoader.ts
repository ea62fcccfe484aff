import type { RichTextEditor } from '@campus/shared/editor/RichTextEditor';
import { useCallback, useEffect, useState } from 'react';

interface LoaderState {
  Editor?: typeof RichTextEditor;
  failures: number;
}

/** The heavy half of the field. Not `lazy`: a failed load must leave a field that can be written in. */
export function useEditorLoader() {
  const [state, setState] = useState<LoaderState>({ failures: 0 });

  const load = useCallback(
    () =>
      import('@campus/shared/editor/RichTextEditor').then(
        ({ RichTextEditor: Editor }) => setState({ Editor, failures: 0 }),
        () => setState(({ failures }) => ({ failures: failures + 1 })),
      ),
    [],
  );
  useEffect(() => void load(), [load]);
  return { ...state, retry: load };
}
