import { CompletenessRing } from '@campus/shared/bilingual/CompletenessRing';
import { fromMoscowTime, isAhead } from '@campus/shared/contract/days';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { type ContentKind, mediaPaths } from '@campus/shared/contract/media/paths';
import { useMomentWords } from '@campus/shared/format/useMomentWords';
import { ConfirmDialog } from '@campus/shared/overlay/ConfirmDialog';
import type { MenuItem } from '@campus/shared/popup/Menu';
import { RecordForm } from '@campus/shared/record/RecordForm';
import { SaveBar } from '@campus/shared/record/SaveBar';
import type { AutosaveState } from '@campus/shared/record/useAutosave';
import { useRemovalItem } from '@campus/shared/removal/useRemovalItem';
import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import { Status } from '@campus/shared/ui/Status';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { contentCalls, type ContentRecord } from '../list/contentCalls';
import { statusLooks } from '../list/statusLooks';
import { useDuplicateContent } from '../list/actions/useDuplicateContent';
import { PreviewDialog } from '../preview/PreviewDialog';
import { Colleagues } from './Colleagues';
import type { ContentValues } from './ContentValues';
import { EditorFields } from './EditorFields';
import { EditorFrame } from './EditorFrame';
import { textNames, useFieldLabel, useWrittenParts } from './LanguageFields';
import { mainMove, movesFrom, type MoveName, type SaveAction } from './movesFrom';
import { toRequest } from './toRequest';
import { useEditing, type ContentForm, type EditingOptions } from './useEditing';

/** The state that the server knows a record to be in. */
function StatusOf({ record }: { record: ContentRecord | null }) {
  const { t } = useTranslation('media');
  const wordsOf = useMomentWords();
  const status = record?.status ?? 'DRAFT';
  const waits = status === 'SCHEDULED' && record?.publishAt;
  return (
    <Status {...statusLooks[status]}>
      {waits
        ? t('editor.status.appears', { time: wordsOf(waits) })
        : t(`editor.status.${record ? status : 'NEW'}`)}
    </Status>
  );
}

const Completeness = () => <CompletenessRing parts={useWrittenParts()} />;

interface PublishNowProps {
  /** The moment that the form holds. */
  moment: string | null;
  open: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Readers would get at once what the form keeps for later: that is asked first. */
function PublishNow({ moment, open, onConfirm, onClose }: PublishNowProps) {
  const { t } = useTranslation('media');
  const wordsOf = useMomentWords();
  return (
    <ConfirmDialog
      open={open}
      title={t('editor.publishNow.title')}
      text={t('editor.publishNow.text', { time: moment && wordsOf(moment) })}
      confirmLabel={t('editor.publishNow.action')}
      onConfirm={() => {
        onClose();
        onConfirm();
      }}
      onCancel={onClose}
    />
  );
}

interface ActionBarProps {
  kind: ContentKind;
  record: ContentRecord | null;
  wish: SaveAction;
  autosave: AutosaveState;
  onWish: (wish: SaveAction) => void;
  onPreview: () => void;
  onDuplicate: () => void;
  removal: MenuItem | null;
}

/** What the form holds is what the main button says and does; what else may be done is in the menu. */
function ActionBar({ kind, record, wish, autosave, removal, onWish, ...on }: ActionBarProps) {
  const { t } = useTranslation('media');
  const { isDirty } = useFormState();
  const status = record?.status ?? 'DRAFT';
  const moves = movesFrom(status, record === null);
  const [publishAt, title] = useWatch<ContentValues, ['publishAt', 'title.ru']>({
    name: ['publishAt', 'title.ru'],
  });
  const wordsOf = useMomentWords();
  const [isAsking, setAsking] = useState(false);
  const held = fromMoscowTime(publishAt);
  const moment = isAhead(held) ? held : null;
  const main = mainMove(moves, moment !== null);

  function nameOf(move: SaveAction) {
    if (moment && move === 'schedule') return t('editor.scheduleFor', { time: wordsOf(moment) });
    if (moment && move === 'publish') return t('editor.publishNow.action');
    return t([`editor.move.${move}.${status}`, `editor.move.${move}.any`]);
  }
  const wishFor = (move: MoveName) => () =>
    moment && move === 'publish' ? setAsking(true) : onWish(move);
  const itemOf = (move: MoveName) => ({ label: nameOf(move), onSelect: wishFor(move) });
  const duplicate: MenuItem = {
    label: t('editor.duplicate'),
    icon: 'copy',
    onSelect: on.onDuplicate,
  };
  return (
    <>
      <SaveBar
        label={t('editor.actions')}
        status={
          <>
            <StatusOf record={record} />
            {record && <Colleagues kind={kind} id={record.id} isWriting={isDirty} />}
          </>
        }
        meter={<Completeness />}
        savedAt={record && record.updatedAt}
        autosave={autosave}
        missing={title.trim() ? undefined : t('editor.untitled')}
        saveLabel={nameOf('save')}
        onSave={() => onWish('save')}
        main={main && { move: main, label: nameOf(main), onClick: wishFor(main) }}
        move={wish}
        look={{ label: t('editor.preview'), icon: 'eye', onSelect: on.onPreview }}
        menu={[
          { items: moves.filter((move) => move !== main).map(itemOf) },
          ...(removal ? [{ items: [duplicate] }, { items: [removal] }] : []),
        ]}
      />
      <PublishNow
        moment={moment}
        open={isAsking}
        onConfirm={() => onWish('publish')}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

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
      {...(record && {
        files: record.files,
        path: mediaPaths.contentPreview(kind, record.id),
      })}
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
  const { suggestion, conflictWords, save, move, autosave, ...editing } = useEditing(props);
  const { form, language, setLanguage } = useLanguageFocus(editing.form);
  const [isPreviewed, setPreviewed] = useState(false);
  const duplicate = useDuplicateContent(kind);
  const { t } = useTranslation('media');
  const removal = useRemovalItem(contentCalls[kind].remove, {
    label: t('editor.delete'),
    list: mediaPaths.contents(kind),
  });
  const isThere = record !== null && !isGone;
  const bar = (
    <ActionBar
      kind={kind}
      record={isGone ? null : record}
      wish={move}
      autosave={autosave}
      onWish={(wish) => void save(wish)}
      onPreview={() => setPreviewed(true)}
      onDuplicate={() => record && void duplicate(record.id)}
      removal={isThere ? removal({ id: record.id, title: record.title.ru }) : null}
    />
  );
  return (
    <EditorFrame kind={kind} record={record}>
      <RecordForm
        {...editing}
        form={form}
        labelOf={useFieldLabel()}
        {...conflictWords}
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
