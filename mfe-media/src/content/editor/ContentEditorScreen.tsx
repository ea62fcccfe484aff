import { isMissing } from '@campus/shared/api/isMissing';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { type ContentKind, mediaPaths } from '@campus/shared/contract/media/paths';
import { useSitting } from '@campus/shared/record/useSitting';
import { Head } from '@campus/shared/remote/Head';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { Grid } from '@campus/shared/ui/Grid';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Screen } from '@campus/shared/ui/Screen';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Surface } from '@campus/shared/ui/Surface';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { contentKinds, contentCalls, type ContentRecord, useMayWrite } from '../list/contentCalls';
import { NoSuchKind } from '../list/NoSuchKind';
import { EditorForm } from './EditorForm';
import { EditorFrame } from './EditorFrame';
import { ContentReader } from '../reader/ContentReader';

/** An address that leads to no record: it was deleted, or copied badly. */
function NoContent({ kind }: { kind: ContentKind }) {
  const { t } = useTranslation('media');
  const list = { to: mediaPaths.contents(kind), label: t(`desk.kind.${kind}`) };
  return (
    <Screen title={t('editor.missing.title')} breadcrumbs={[list]}>
      <Head title={t('editor.missing.title')} isPrivate />
      <EmptyState
        icon="file"
        title={t('editor.missing.reason')}
        text={t('editor.missing.text')}
        action={<ButtonLink to={list.to}>{t('editor.missing.back')}</ButtonLink>}
      />
    </Screen>
  );
}

const panels = ['ru', 'en', 'settings', 'cover'];

/** Where the languages and the settings will stand. */
const EditorSkeleton = () => (
  <Grid min="l">
    {panels.map((panel) => (
      <Surface key={panel}>
        <SkeletonText lines={10} />
      </Surface>
    ))}
  </Grid>
);

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
function ContentEditor({ kind, id, onCreated }: ContentEditorProps) {
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

const newId = 'new';

/** The editor of one record, or what those read who do not write. */
export function ContentEditorScreen() {
  const { kind: asked, id = newId } = useParams();
  const isPreview = useSearchParams()[0].get('view') === 'preview';
  const kind = contentKinds.find((one) => one === asked);
  const mayWrite = useMayWrite(kind ?? 'news');
  const sitting = useSitting(mediaPaths.content(kind ?? 'news', id));
  if (!kind) return <NoSuchKind />;
  if (!mayWrite || (isPreview && id !== newId)) return <ContentReader kind={kind} id={id} />;
  return (
    <ContentEditor
      key={sitting.number}
      kind={kind}
      id={id === newId ? undefined : id}
      onCreated={(created) => sitting.onCreated(mediaPaths.content(kind, created))}
    />
  );
}
