import { useCallQuery } from '@campus/shared/api/useCallQuery';
import type { ContentKind } from '@campus/shared/paths';
import { QueryView } from '@campus/shared/ui/QueryView';
import { useState } from 'react';
import { contentCalls } from '../desk/contentCalls';
import type { ContentRecord } from '../desk/ContentRecord';
import { isMissing } from '../reading/isMissing';
import { EditorForm } from './EditorForm';
import { EditorFrame } from './EditorFrame';
import { EditorSkeleton } from './EditorSkeleton';
import { NoContent } from './NoContent';

interface ContentEditorProps {
  kind: ContentKind;
  /** None for a record that is about to be written. */
  id: string | undefined;
  onCreated: (id: string) => void;
}

// One that was deleted and made again counts its versions from the beginning.
const isNewer = (one: ContentRecord, other: ContentRecord) =>
  one.createdAt > other.createdAt || one.version > other.version;

/** A record on its way, missing or failed; one that is there, or is new, has its form. */
export function ContentEditor({ kind, id, onCreated }: ContentEditorProps) {
  const [isBegunHere] = useState(id === undefined);
  /** What the last save answered: newer than what was loaded. */
  const [saved, setSaved] = useState<ContentRecord>();
  const [isGone, setGone] = useState(false);
  const query = useCallQuery(
    contentCalls[kind].get,
    { params: { id: id ?? '' } },
    { enabled: id !== undefined },
  );
  const loaded = query.data;
  const isSavedNewer = saved && (!loaded || isNewer(saved, loaded));
  const record = (isSavedNewer ? saved : loaded) ?? null;

  if (!record && isMissing(query.error)) return <NoContent kind={kind} />;
  if (!record && !isBegunHere)
    return (
      <EditorFrame kind={kind} record={null} isLoading>
        <QueryView query={query} empty={null} skeleton={<EditorSkeleton />}>
          {() => null}
        </QueryView>
      </EditorFrame>
    );
  const onSaved = (next: ContentRecord) => {
    setSaved(next);
    setGone(false);
    if (!record) onCreated(next.id);
  };
  return (
    <EditorForm
      kind={kind}
      record={record}
      isGone={isGone}
      onGone={() => setGone(true)}
      onSaved={onSaved}
      refetch={async () => (await query.refetch()).data}
    />
  );
}
