import { DraftNotice } from '@campus/shared/form/DraftNotice';
import { ErrorSummary } from '@campus/shared/form/ErrorSummary';
import { FormScope } from '@campus/shared/form/FormScope';
import { paths } from '@campus/shared/paths';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ContentConflict } from '../conflict/ContentConflict';
import type { ContentRecord } from '../desk/ContentRecord';
import { useDuplicate } from '../desk/useDuplicate';
import { useRemoval } from '../desk/useRemoval';
import { useSaveKey } from '../editing/useSaveKey';
import { ActionBar } from './ActionBar';
import { EditorFields } from './EditorFields';
import styles from './EditorForm.module.css';
import { EditorFrame } from './EditorFrame';
import { EditorPreview } from './EditorPreview';
import { GoneNotice } from './GoneNotice';
import { useEditing, type EditingOptions } from './useEditing';
import { useFreshRecord } from './useFreshRecord';
import { useLanguageFocus } from './useLanguageFocus';

/** What is left of a record that was deleted: its title and its files. */
const unpublished = (record: ContentRecord | null) =>
  record && { ...record, status: 'DRAFT' as const, publishAt: null };

/** The editor of one record, made already or not. */
export function EditorForm(props: EditingOptions) {
  const { kind, isGone } = props;
  const record = isGone ? unpublished(props.record) : props.record;
  const { form: written, suggestion, saving, meeting } = useEditing(props);
  const { form, language, setLanguage } = useLanguageFocus(written);
  const [isPreviewed, setPreviewed] = useState(false);
  const navigate = useNavigate();
  const duplicate = useDuplicate(kind);
  const remove = useRemoval(kind);
  useFreshRecord(written, props.record);
  useSaveKey(() => void saving.save('save'));

  const onDelete = () => {
    if (!record || isGone) return;
    remove({ id: record.id, title: record.title.ru });
    void navigate(paths.contents(kind));
  };
  return (
    <FormScope form={form}>
      <EditorFrame kind={kind} record={record}>
        <form
          method="post"
          noValidate
          className={styles.form}
          // Enter in a line of text saves nothing: the bar and Ctrl+S do.
          onSubmit={(event) => event.preventDefault()}
        >
          <DraftNotice draft={form.draft} />
          {isGone && <GoneNotice onSave={() => void saving.save('save')} />}
          <ErrorSummary />
          <EditorFields
            kind={kind}
            record={record}
            suggestion={suggestion}
            language={language}
            onLanguage={setLanguage}
          />
          <ActionBar
            record={isGone ? null : record}
            wish={saving.wish}
            onWish={(wish) => void saving.save(wish)}
            onPreview={() => setPreviewed(true)}
            onDuplicate={() => record && void duplicate(record.id)}
            onDelete={onDelete}
          />
        </form>
      </EditorFrame>
      <EditorPreview
        kind={kind}
        record={record}
        open={isPreviewed}
        onClose={() => setPreviewed(false)}
      />
      {meeting && <ContentConflict kind={kind} meeting={meeting} />}
    </FormScope>
  );
}
