import { BothLanguages } from '@campus/shared/bilingual/BothLanguages';
import { newsTagRequest, newsTagUpdateRequest } from '@campus/shared/contract/media/requests';
import {
  createNewsTag,
  updateNewsTag,
  type ListedTag,
} from '@campus/shared/contract/media/taxonomyCalls';
import { slug } from '@campus/shared/contract/addressFields';
import { slugOf } from '@campus/shared/contract/slugOf';
import { TextField } from '@campus/shared/form/TextField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { RecordForm } from '@campus/shared/record/RecordForm';
import { useRecordForm } from '@campus/shared/record/useRecordForm';
import type { EditEntryProps, NewEntryProps } from '@campus/shared/taxonomy/Dictionary';
import { Button } from '@campus/shared/ui/Button';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from './EntryFields.module.css';

/** The address that a name suggests: «ИТ» alone is too short for one, and «API» leads elsewhere. */
function slugOfTag(name: string) {
  const root = slugOf(name);
  return !root || slug.safeParse(root).success ? root : `${root}-tag`;
}

interface Named {
  name: { ru: string };
  slug: string;
}

/** The address follows the name until somebody writes another one. */
function useSlugOfName(isNew: boolean) {
  const { control, getValues, setValue, formState } = useFormContext<Named>();
  const name = useWatch({ control, name: 'name.ru' });
  const before = useRef(name);
  const { isSubmitted } = formState;
  useEffect(() => {
    const isOurs = isNew && getValues('slug') === slugOfTag(before.current);
    if (isOurs && name !== before.current)
      setValue('slug', slugOfTag(name), { shouldDirty: true, shouldValidate: isSubmitted });
    before.current = name;
  }, [isNew, name, isSubmitted, getValues, setValue]);
}

function Suggestion({ slug }: { slug: string }) {
  const { t } = useTranslation('media');
  const { setValue, setFocus } = useFormContext();
  const take = () => {
    setValue('slug', slug, { shouldDirty: true, shouldValidate: true });
    setFocus('slug');
  };
  return (
    <Button variant="soft" size="s" icon="check" onClick={take}>
      {t('taxonomy.tag.suggestion', { slug })}
    </Button>
  );
}

const labels = { 'name.ru': 'ru', 'name.en': 'en', slug: 'slug' } as const;
type Name = keyof typeof labels;
const names = Object.keys(labels) as Name[];

function useLabelOf() {
  const { t } = useTranslation('media');
  return (name: string) => t(`taxonomy.tag.${labels[name as Name]}`);
}

interface TagFieldsProps {
  isNew?: boolean;
  /** An address that is free, where the wanted one was not. */
  suggestion: string | undefined;
}

function TagFields({ isNew = false, suggestion }: TagFieldsProps) {
  const labelOf = useLabelOf();
  useSlugOfName(isNew);
  return (
    <div className={styles.fields}>
      <div className={styles.languages}>
        <BothLanguages name="name" labelOf={labelOf} />
      </div>
      <div className={styles.suggestion}>
        <TextField name="slug" label={labelOf('slug')} autoComplete="off" spellCheck={false} />
        {suggestion && <Suggestion slug={suggestion} />}
      </div>
    </div>
  );
}

export function NewTagForm({ name = '', guard, onDone, ...rest }: NewEntryProps<ListedTag>) {
  const { t } = useTranslation('media');
  const [suggestion, setSuggestion] = useState<string>();
  const { form, onSubmit } = useCallForm(createNewsTag, newsTagRequest, {
    defaultValues: { name: { ru: name, en: '' }, slug: slugOfTag(name) },
    guard,
    onRefused: (refusal) => setSuggestion(refusal.suggestion),
    onDone,
  });
  return (
    <RecordForm
      {...{ form, onSubmit, ...rest }}
      submitLabel={t('taxonomy.tag.create')}
      firstField="name.ru"
    >
      <TagFields isNew suggestion={suggestion} />
    </RecordForm>
  );
}

/** A tag as the fields show it. */
export const valuesOfTag = ({ name, slug, staff }: ListedTag) => ({
  name: { ru: staff?.name.ru ?? name, en: staff?.name.en ?? '' },
  slug,
  version: staff?.version ?? 0,
});

export function TagForm({ entry, read, onDone, ...rest }: EditEntryProps<ListedTag>) {
  const { t } = useTranslation('media');
  const [suggestion, setSuggestion] = useState<string>();
  const { form, onSubmit, meeting } = useRecordForm({
    call: updateNewsTag,
    schema: newsTagUpdateRequest,
    input: { params: { id: entry.id } },
    record: entry,
    valuesOf: valuesOfTag,
    names,
    read,
    onRefused: (refusal) => setSuggestion(refusal.suggestion),
    onDone,
  });
  return (
    <RecordForm
      {...{ form, onSubmit, meeting, ...rest }}
      labelOf={useLabelOf()}
      submitLabel={t('taxonomy.save')}
      firstField="name.ru"
    >
      <TagFields suggestion={suggestion} />
    </RecordForm>
  );
}
