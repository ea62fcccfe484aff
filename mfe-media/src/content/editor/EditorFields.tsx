import { BothLanguages } from '@campus/shared/bilingual/BothLanguages';
import { LanguagePanels } from '@campus/shared/bilingual/LanguagePanels';
import { fromMoscowTime, isAhead } from '@campus/shared/contract/days';
import type { LanguageKey } from '@campus/shared/contract/fields';
import type { PublicationStatus } from '@campus/shared/contract/media/machine';
import type { ContentKind } from '@campus/shared/contract/media/paths';
import { pageSections } from '@campus/shared/contract/media/requests';
import { FormSection } from '@campus/shared/form/FormSection';
import { MomentField } from '@campus/shared/form/MomentField';
import { SelectField } from '@campus/shared/form/SelectField';
import { SwitchField } from '@campus/shared/form/SwitchField';
import { TextField } from '@campus/shared/form/TextField';
import { useMomentWords } from '@campus/shared/format/useMomentWords';
import { Button } from '@campus/shared/ui/Button';
import { Grid } from '@campus/shared/ui/Grid';
import { useEffect } from 'react';
import { useWatch, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AuthorField } from '../../taxonomy/AuthorField';
import { TagsField } from '../../taxonomy/TagsField';
import type { ContentRecord } from '../list/contentCalls';
import { SeoFields } from '../seo/SeoFields';
import type { ContentValues } from './ContentValues';
import { CoverField, PublicationFiles } from './PublicationFiles';
import styles from './EditorFields.module.css';
import { LanguageFields, textNames, useFieldLabel, useWrittenParts } from './LanguageFields';
import { ParentField } from './ParentField';
import { siteAddress } from './EditorFrame';
import { useLiveSlug } from './useLiveSlug';

/** Where a page stands among the others. */
function PageFields() {
  const { t } = useTranslation('media');
  const labelOf = useFieldLabel();
  const sections = pageSections.map((value) => ({ value, label: t(`editor.sections.${value}`) }));
  return (
    <>
      <SelectField name="section" label={labelOf('section')} options={sections} />
      <ParentField />
      <TextField
        name="position"
        label={labelOf('position')}
        hint={t('editor.page.positionHint')}
        type="number"
        inputMode="numeric"
        min={0}
        max={10_000}
      />
      <SwitchField
        name="showInMenu"
        label={labelOf('showInMenu')}
        hint={t('editor.page.menuHint')}
      />
    </>
  );
}

const wholeDay = /^\d{4}-\d{2}-\d{2}(?=T)/;

/** The beginning and the end; that the end comes too early may be the fault of either. */
function EventTime() {
  const { t } = useTranslation('media');
  const labelOf = useFieldLabel();
  const { register } = useFormContext();
  const startsAt: unknown = useWatch({ name: 'startsAt' });
  useEffect(() => {
    register('startsAt', { deps: ['endsAt'] });
  }, [register]);
  const firstDay = wholeDay.exec(String(startsAt))?.[0];
  return (
    <>
      <MomentField
        name="startsAt"
        label={labelOf('startsAt')}
        missing={t('editor.whenEmpty.startsAt')}
      />
      <MomentField
        name="endsAt"
        label={labelOf('endsAt')}
        missing={t('editor.whenEmpty.endsAt')}
        min={firstDay}
      />
    </>
  );
}

const link = { type: 'url', inputMode: 'url', placeholder: 'https://' } as const;

/** When and where an event is, and how one gets there. */
function EventFields() {
  const { t } = useTranslation('media');
  const labelOf = useFieldLabel();
  const isOnline: unknown = useWatch({ name: 'isOnline' });
  return (
    <>
      <EventTime />
      <BothLanguages name="place" labelOf={labelOf} missing={t('editor.whenEmpty.place')} />
      <TextField
        name="address"
        label={labelOf('address')}
        hint={t('editor.event.addressHint')}
        optional
      />
      <SwitchField name="isOnline" label={labelOf('isOnline')} />
      {isOnline === true && (
        <TextField
          name="onlineUrl"
          label={labelOf('onlineUrl')}
          hint={t('editor.event.onlineHint')}
          optional
          {...link}
        />
      )}
      <TextField
        name="capacity"
        label={labelOf('capacity')}
        type="number"
        inputMode="numeric"
        min={1}
        optional
      />
      <TextField name="registrationUrl" label={labelOf('registrationUrl')} optional {...link} />
      <BothLanguages name="organiser" labelOf={labelOf} optional />
    </>
  );
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
function PublicationFields({ kind, record, suggestion }: PublicationFieldsProps) {
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

interface EditorFieldsProps {
  kind: ContentKind;
  record: ContentRecord | null;
  suggestion: string | undefined;
  language: LanguageKey;
  onLanguage: (language: LanguageKey) => void;
}

/** The texts first, and below them what is about the record as a whole. */
export function EditorFields(props: EditorFieldsProps) {
  const { kind, record, suggestion, ...languages } = props;
  const { t } = useTranslation('media');
  const subjectId = useWatch<ContentValues, 'id'>({ name: 'id' });
  const files = record?.files;
  const coverSection = (
    <FormSection title={t('editor.part.cover')}>
      <CoverField key={subjectId} subjectId={subjectId} files={files} />
    </FormSection>
  );
  return (
    <>
      <LanguagePanels {...languages} names={textNames} parts={useWrittenParts()}>
        {(own) => <LanguageFields language={own} subjectId={subjectId} />}
      </LanguagePanels>
      <Grid min="l">
        {kind === 'events' && (
          <FormSection title={t('editor.part.event')}>
            <EventFields />
          </FormSection>
        )}
        {kind === 'info-pages' && (
          <FormSection title={t('editor.part.page')}>
            <PageFields />
          </FormSection>
        )}
        <FormSection title={t('editor.part.publication')}>
          <PublicationFields kind={kind} record={record} suggestion={suggestion} />
        </FormSection>
        {kind !== 'info-pages' && (
          <FormSection title={t('editor.part.about')}>
            <TagsField />
            <AuthorField />
          </FormSection>
        )}
        {kind === 'events' && coverSection}
      </Grid>
      {kind !== 'events' && coverSection}
      <FormSection title={t('editor.part.files')} lead={t('editor.filesLead')}>
        <PublicationFiles key={subjectId} subjectId={subjectId} files={files} />
      </FormSection>
      <FormSection title={t('editor.part.seo')} lead={t('editor.seoLead')}>
        <SeoFields key={subjectId} subjectId={subjectId} files={files} />
      </FormSection>
    </>
  );
}
