import { useApi } from '@campus/shared/api/useApi';
import { readWordings } from '@campus/shared/bilingual/readWordings';
import type { LanguageKey } from '@campus/shared/contract/fields';
import {
  listTextStates,
  listTranslations,
  saveTranslations,
} from '@campus/shared/contract/resources/calls';
import type { translationRequest } from '@campus/shared/contract/resources/requests';
import {
  expectedPlaceholders,
  isOvertaken,
  itemOf,
  languagesOf,
  problemOf,
  savedAs,
  wordingText,
  type Wordings,
} from '@campus/shared/contract/resources/wordings';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { useConflict } from '@campus/shared/form/useConflict';
import { useValue } from '@campus/shared/form/useValue';
import { RecordForm } from '@campus/shared/record/RecordForm';
import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type Ref } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import styles from './TextForm.module.css';

/** What is typed in each language, and what it began with, which is theirs after a conflict. */
interface Values extends Record<LanguageKey, string> {
  began: Wordings;
}

const valuesOf = (began: Wordings): Values => ({
  ...{ ru: wordingText(began.ru), en: wordingText(began.en) },
  began,
});

type Ids = Record<LanguageKey, string>;

/** What differs from what visitors read, and what a release has overtaken: to save that is to keep it. */
const isSent = ({ began, ...typed }: Values, language: LanguageKey) =>
  typed[language].trim() !== wordingText(began[language]).trim() || isOvertaken(began[language]);

const schemaOf = (text: Wordings, ids: Ids) => {
  const languages = languagesOf(text);
  const values = z.custom<Values>().check(({ value, issues }) => {
    for (const language of languages) {
      const message = problemOf(text, language, value[language]);
      if (message)
        issues.push({ code: 'custom', message, path: [language], input: value[language] });
    }
  });
  const requestOf = (typed: Values): z.input<typeof translationRequest> => ({
    items: languages
      .filter((language) => isSent(typed, language))
      .map((language) =>
        itemOf(typed.began, language, {
          languageId: ids[language],
          translation: typed[language],
        }),
      ),
  });
  return z.pipe(values, z.transform(requestOf));
};

interface LanguageFieldProps {
  text: Wordings;
  language: LanguageKey;
}

/** One language: what is typed, what the code says, and the way back to it. */
function LanguageField({ text, language }: LanguageFieldProps) {
  const { t } = useTranslation('shared');
  const { setValue, setFocus } = useFormContext<Values>();
  const typed = useValue(language);
  const { bundled } = text[language];
  const placeholders = expectedPlaceholders(text, language).join(', ');
  const restore = () => {
    setValue(language, bundled ?? '', { shouldDirty: true });
    // The button goes with what it does.
    setFocus(language);
  };
  return (
    <Stack gap={2}>
      <TextAreaField
        name={language}
        label={t(`bilingual.${language}`)}
        hint={placeholders && t('bilingual.text.placeholders', { placeholders })}
        rows={2}
      />
      {bundled !== undefined && typed !== bundled && (
        <p className={styles.bundled}>
          <span>{t('bilingual.text.bundled', { text: bundled })}</span>
          <Button
            size="s"
            variant="ghost"
            icon="undo"
            aria-label={`${t('bilingual.text.restore')}: ${t(`bilingual.names.${language}`)}`}
            onClick={restore}
          >
            {t('bilingual.text.restore')}
          </Button>
        </p>
      )}
      {isOvertaken(text[language]) && (
        <Banner tone="warning">
          {t('bilingual.text.overtaken', {
            before: text[language].before ?? '',
            now: bundled ?? '',
          })}
        </Banner>
      )}
    </Stack>
  );
}

/** What was read of all texts is old by now; they are so many that only whoever comes back asks anew. */
function useOutdating() {
  const client = useQueryClient();
  return () => {
    for (const { path } of [listTranslations, listTextStates])
      void client.invalidateQueries({ queryKey: [path], refetchType: 'none' });
  };
}

/** Enter saves, as in a line of text; with Shift it begins a new one. */
function sendByEnter(event: KeyboardEvent) {
  const { key, shiftKey, target, isComposing } = event;
  if (key !== 'Enter' || shiftKey || isComposing) return;
  if (!(target instanceof HTMLTextAreaElement)) return;
  event.preventDefault();
  target.form?.requestSubmit();
}

interface TextFormProps {
  ref?: Ref<HTMLDivElement>;
  text: Wordings;
  /** Of the languages, as the server names them. */
  ids: Ids;
  /** As it is saved now; also where nothing had to be. */
  onDone: (saved: Wordings) => unknown;
  onCancel: () => void;
  onDirty?: (isDirty: boolean) => void;
  /** Off where what is around it asks before unsaved words are left. */
  guard?: boolean;
  /** Has the focus at first. */
  firstField?: LanguageKey | undefined;
}

/** A text of the product in both languages, over what its code says. */
export function TextForm(props: TextFormProps) {
  const { ref, text, ids, onDone, onCancel, onDirty, guard = true, firstField } = props;
  const { t } = useTranslation('shared');
  const languages = languagesOf(text);
  const api = useApi();
  const outdate = useOutdating();
  const done = (): unknown => {
    const typed: Values = form.getValues();
    const { began } = typed;
    const savedIn = (language: LanguageKey) =>
      languages.includes(language) && isSent(typed, language)
        ? savedAs(began[language], typed[language].trim())
        : began[language];
    return onDone({ ...text, ru: savedIn('ru'), en: savedIn('en') });
  };
  const { form, onSubmit } = useCallForm(saveTranslations, schemaOf(text, ids), {
    defaultValues: valuesOf(text),
    guard,
    onDone: () => {
      outdate();
      return done();
    },
    onRefused: async (error): Promise<boolean> => {
      const { items = [] } = schemaOf(text, ids).parse(form.getValues());
      const refused = items.flatMap(({ languageId }, index) => {
        const code = error.fields[`items.${index}.translation`];
        const language = languages.find((each) => ids[each] === languageId);
        return code && language ? [{ language, code }] : [];
      });
      for (const { language, code } of refused)
        form.setError(language, { type: 'server', message: code });
      return refused.length > 0 || conflict.onRefused(error);
    },
  });
  const send = async (request: z.input<typeof translationRequest>) => {
    if (request.items?.length === 0) return void done();
    return onSubmit(request);
  };
  const conflict = useConflict<Wordings, Values, LanguageKey>({
    ...{ form, names: languages, valuesOf },
    read: () => readWordings(api, text, ids),
    onSettled: () => form.handleSubmit(send)(),
  });
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = fields;
    current?.addEventListener('keydown', sendByEnter);
    return () => current?.removeEventListener('keydown', sendByEnter);
  }, []);
  return (
    <div ref={ref}>
      <RecordForm
        {...{ form, onCancel, onDirty, firstField }}
        meeting={conflict.meeting}
        onSubmit={send}
        labelOf={(language) => t(`bilingual.${language}`)}
        submitLabel={t('bilingual.text.save')}
      >
        <div ref={fields} className={styles.languages}>
          {languages.map((language) => (
            <LanguageField key={language} {...{ text, language }} />
          ))}
        </div>
        <p className={styles.keys}>{t('bilingual.text.keys')}</p>
      </RecordForm>
    </div>
  );
}
