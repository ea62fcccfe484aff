import type { LanguageKey } from '@campus/shared/contract/fields';
import { DraftNotice } from '@campus/shared/form/DraftNotice';
import { ErrorSummary } from '@campus/shared/form/ErrorSummary';
import { FormScope } from '@campus/shared/form/FormScope';
import { paths, type ContentKind } from '@campus/shared/paths';
import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import { useState, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { type Path, useFormState, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ContentConflict } from '../conflict/ContentConflict';
import { fieldNames } from '../conflict/fieldNames';
import type { ContentRecord } from '../desk/ContentRecord';
import { useDuplicate } from '../desk/useDuplicate';
import { useRemoval } from '../desk/useRemoval';
import type { ContentValues } from '../editing/ContentValues';
import { toRequest } from '../editing/toRequest';
import type { ContentForm } from '../editing/useContentForm';
import { useSaveKey } from '../editing/useSaveKey';
import { valuesOf } from '../editing/valuesOf';
import { PreviewDialog } from '../preview/PreviewDialog';
import { ActionBar } from './ActionBar';
import { EditorFields } from './EditorFields';
import styles from './EditorForm.module.css';
import { EditorFrame } from './EditorFrame';
import { textNames } from './LanguageFields';
import { useEditing, type EditingOptions } from './useEditing';

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

type Name = Path<ContentValues>;

/** What somebody else saved is shown at once, unless something of mine would be lost by it. */
function useFreshRecord(form: ContentForm, record: ContentRecord | null) {
  const adopt = useEffectEvent((fresh: ContentRecord) => {
    const isNewer = fresh.version > form.getValues('version');
    // What the last render knew may be older than a draft that has just been given back.
    const isClean = !fieldNames.some((name) => form.getFieldState(name as Name).isDirty);
    if (isNewer && isClean) form.reset(valuesOf(fresh));
  });
  useEffect(() => {
    if (record) adopt(record);
  }, [record]);
}

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
