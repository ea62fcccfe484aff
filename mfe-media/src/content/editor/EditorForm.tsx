import type { LanguageKey } from '@campus/shared/contract/fields';
import { type ContentKind, mediaPaths } from '@campus/shared/contract/media/paths';
import { RecordForm } from '@campus/shared/record/RecordForm';
import { useUndoableRemoval } from '@campus/shared/removal/useUndoableRemoval';
import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormState, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { contentCalls } from '../list/contentCalls';
import type { ContentRecord } from '../list/ContentRecord';
import { useDuplicate } from '../list/useDuplicate';
import type { ContentValues } from './ContentValues';
import { toRequest } from './toRequest';
import { PreviewDialog } from '../preview/PreviewDialog';
import { ActionBar } from './ActionBar';
import { EditorFields } from './EditorFields';
import { EditorFrame } from './EditorFrame';
import { textNames } from './LanguageFields';
import { useConflictWords } from './useConflictWords';
import { useEditing, type ContentForm, type EditingOptions } from './useEditing';
import { useFieldLabel } from './useFieldLabel';

interface EditorPreviewProps {
  kind: ContentKind;
  record: ContentRecord | null;
  open: boolean;
  onClose: () => void;
}

/** What is typed, as readers will see it. */
function EditorPreview({ kind, record, open, onClose }: EditorPreviewProps) {
  const { getValues } = useFormContext<ContentValues>();
  const coverId = useWatch<ContentValues, 'coverId'>({ name: 'coverId' });
  const cover = record?.coverId === coverId ? (record?.cover ?? null) : null;
  return (
    <PreviewDialog
      open={open}
      onClose={onClose}
      kind={kind}
      values={toRequest(getValues())}
      cover={cover}
      {...(record && { files: record.files })}
    />
  );
}

const focus = (element: HTMLElement | null) => element?.focus();

/** Somebody has deleted what is being written: the words are kept, and may be saved anew. */
function GoneNotice({ onSave }: { onSave: () => void }) {
  const { t } = useTranslation('media');
  const { isSubmitting } = useFormState();
  return (
    <div ref={focus} tabIndex={-1}>
      <Banner
        tone="danger"
        title={t('editor.gone.title')}
        action={
          <Button size="s" busy={isSubmitting} onClick={onSave}>
            {t('editor.gone.save')}
          </Button>
        }
      >
        {t('editor.gone.text')}
      </Banner>
    </div>
  );
}

interface LanguageFocus {
  language: LanguageKey;
  setLanguage: (language: LanguageKey) => void;
  form: ContentForm;
}

/** The language that a narrow screen shows; whoever is led to a field is led to its language first. */
function useLanguageFocus(form: ContentForm): LanguageFocus {
  const [language, setLanguage] = useState<LanguageKey>('ru');
  const setFocus: ContentForm['setFocus'] = (name, options) => {
    const [text, own] = name.split('.');
    const isInPanel = textNames.some((one) => one === text);
    if (isInPanel && (own === 'ru' || own === 'en')) flushSync(() => setLanguage(own));
    form.setFocus(name, options);
  };
  return { language, setLanguage, form: { ...form, setFocus } };
}

/** What is left of a record that was deleted: its title and its files. */
const unpublished = (record: ContentRecord | null) =>
  record && { ...record, status: 'DRAFT' as const, publishAt: null };

/** The editor of one record, made already or not. */
export function EditorForm(props: EditingOptions) {
  const { kind, isGone } = props;
  const record = isGone ? unpublished(props.record) : props.record;
  const { suggestion, save, move, autosave, ...editing } = useEditing(props);
  const { form, language, setLanguage } = useLanguageFocus(editing.form);
  const [isPreviewed, setPreviewed] = useState(false);
  const navigate = useNavigate();
  const duplicate = useDuplicate(kind);
  const remove = useUndoableRemoval(contentCalls[kind].remove, (id) => ({ params: { id } }));

  const onDelete = () => {
    if (!record || isGone) return;
    remove({ id: record.id, title: record.title.ru });
    void navigate(mediaPaths.contents(kind));
  };
  const bar = (
    <ActionBar
      record={isGone ? null : record}
      wish={move}
      autosave={autosave}
      onWish={(wish) => void save(wish)}
      onPreview={() => setPreviewed(true)}
      onDuplicate={() => record && void duplicate(record.id)}
      onDelete={onDelete}
    />
  );
  return (
    <EditorFrame kind={kind} record={record}>
      <RecordForm
        {...editing}
        form={form}
        labelOf={useFieldLabel()}
        {...useConflictWords(kind, editing.meeting)}
        notice={isGone && <GoneNotice onSave={() => void save()} />}
        bar={bar}
      >
        <EditorFields
          kind={kind}
          record={record}
          suggestion={suggestion}
          language={language}
          onLanguage={setLanguage}
        />
        <EditorPreview
          kind={kind}
          record={record}
          open={isPreviewed}
          onClose={() => setPreviewed(false)}
        />
      </RecordForm>
    </EditorFrame>
  );
}
