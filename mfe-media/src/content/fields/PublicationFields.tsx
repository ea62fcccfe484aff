import { slug } from '@campus/shared/contract/addressFields';
import { fromMoscowTime, isAhead } from '@campus/shared/contract/days';
import type { PublicationStatus } from '@campus/shared/contract/media/machine';
import type { ContentKind } from '@campus/shared/contract/media/paths';
import { slugOf } from '@campus/shared/contract/slugOf';
import { MomentField } from '@campus/shared/form/MomentField';
import { SwitchField } from '@campus/shared/form/SwitchField';
import { TextField } from '@campus/shared/form/TextField';
import { useMomentWords } from '@campus/shared/format/useMomentWords';
import { Button } from '@campus/shared/ui/Button';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ContentValues } from '../editor/ContentValues';
import { siteAddress } from '../editor/EditorFrame';
import { useFieldLabel } from '../editor/LanguageFields';
import type { ContentRecord } from '../list/contentCalls';
import styles from './PublicationFields.module.css';

/** None where the title makes no good one: the server finds one then. */
function addressOf(title: string) {
  const address = slugOf(title);
  return slug.safeParse(address).success ? address : '';
}

/** Nothing, the title itself, or what the server made of it where that was taken. */
const isMadeOf = (former: string, url: string) =>
  url === '' || url === former || url.replace(/-\d+$/, '') === former;

/** The address follows the Russian title until somebody writes another, and never once readers know it. */
export function useLiveSlug(isKnownToReaders: boolean) {
  const { control, getValues, setValue, getFieldState } = useFormContext<ContentValues>();
  const title = useWatch({ control, name: 'title.ru' });
  const before = useRef(title);
  useEffect(() => {
    const former = addressOf(before.current);
    const isOurs = isMadeOf(former, getValues('url'));
    // A title that came with a record, and not from the keys, brings its own address.
    const isTyped = getFieldState('title.ru').isDirty || getFieldState('url').isDirty;
    const isChanged = isTyped && title !== before.current;
    before.current = title;
    if (isChanged && isOurs && !isKnownToReaders)
      setValue('url', addressOf(title), { shouldDirty: true });
  }, [title, isKnownToReaders, getValues, setValue, getFieldState]);
}

interface SlugFieldProps {
  kind: ContentKind;
  record: ContentRecord | null;
  /** A free address that the server offers instead of one that is taken. */
  suggestion: string | undefined;
}

// What is scheduled has a moment too, but nobody has seen its address yet.
const isKnown = (record: ContentRecord | null) =>
  !!record?.publishAt &&
  record.status !== 'SCHEDULED' &&
  Date.parse(record.publishAt) <= Date.now();

/** The address of a record, whole, with what its change would mean. */
function SlugField({ kind, record, suggestion }: SlugFieldProps) {
  const { t } = useTranslation('media');
  const labelOf = useFieldLabel();
  const { setValue, setFocus } = useFormContext<ContentValues>();
  const url = useWatch<ContentValues, 'url'>({ name: 'url' });
  const isPublic = isKnown(record);
  useLiveSlug(isPublic);
  const take = (free: string) => {
    setValue('url', free, { shouldDirty: true, shouldValidate: true });
    setFocus('url');
  };
  const address = window.location.origin + siteAddress(kind, url || '…');
  return (
    <div className={styles.field}>
      <TextField
        name="url"
        label={labelOf('url')}
        hint={<span className={styles.address}>{address}</span>}
        spellCheck={false}
        autoComplete="off"
      />
      {suggestion && suggestion !== url && (
        <Button variant="soft" size="s" onClick={() => take(suggestion)}>
          {t('editor.slug.take', { suggestion })}
        </Button>
      )}
      {!isPublic && <p className={styles.note}>{t('editor.slug.live')}</p>}
      {isPublic && record && url !== record.url && (
        <p role="status" className={styles.note}>
          {t('editor.slug.former', { address: siteAddress(kind, record.url) })}
        </p>
      )}
    </div>
  );
}

/** What the moment in the field means for a record in this state. */
function PublishAtField({ status = 'DRAFT' }: { status: PublicationStatus | undefined }) {
  const { t } = useTranslation('media');
  const wordsOf = useMomentWords();
  const publishAt = useWatch<ContentValues, 'publishAt'>({ name: 'publishAt' });
  const moment = fromMoscowTime(publishAt);
  const hint = isAhead(moment)
    ? t(`editor.publishAt.ahead.${status}`, { time: wordsOf(moment) })
    : t(`editor.publishAt.${publishAt ? 'past' : 'none'}.${status}`);
  return (
    <MomentField
      name="publishAt"
      label={useFieldLabel()('publishAt')}
      hint={`${t('editor.publishAt.moscow')} ${hint}`}
      optional
    />
  );
}

interface PublicationFieldsProps {
  kind: ContentKind;
  record: ContentRecord | null;
  suggestion: string | undefined;
}

/** Where a record is published, when, and whether it stands first. */
export function PublicationFields({ kind, record, suggestion }: PublicationFieldsProps) {
  const { t } = useTranslation('media');
  const labelOf = useFieldLabel();
  return (
    <>
      <SlugField kind={kind} record={record} suggestion={suggestion} />
      <PublishAtField status={record?.status} />
      {kind !== 'info-pages' && (
        <SwitchField
          name="isPinned"
          label={labelOf('isPinned')}
          hint={t(`editor.pinned.${kind}`)}
        />
      )}
    </>
  );
}
