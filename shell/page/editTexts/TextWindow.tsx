import { useApi } from '@campus/shared/api/useApi';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { readWordings } from '@campus/shared/bilingual/readWordings';
import { TextForm } from '@campus/shared/bilingual/TextForm';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { type BundledTexts, listBundledTexts } from '@campus/shared/contract/releases/calls';
import { listLanguages } from '@campus/shared/contract/resources/calls';
import { resourcePaths } from '@campus/shared/contract/resources/paths';
import {
  languageKeys,
  wordingText,
  type Wordings,
} from '@campus/shared/contract/resources/wordings';
import { RecordWindow, type WindowForm } from '@campus/shared/record/RecordWindow';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { QueryView } from '@campus/shared/ui/QueryView';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDictionary } from '../language/addTexts';
import { useLanguageParts } from '../language/useLanguageSwitch';
import styles from './EditTexts.module.css';

function ofCode(mnemonic: string, bundled: readonly BundledTexts[]): Wordings {
  const dot = mnemonic.indexOf('.');
  const texts = bundled.find(({ namespace }) => namespace === mnemonic.slice(0, dot));
  const key = mnemonic.slice(dot + 1);
  return { mnemonic, ru: { bundled: texts?.ru[key] }, en: { bundled: texts?.en[key] } };
}

const countedForm = /_(?:zero|one|two|few|many|other)$/;

/** With the other forms of counted texts: who rewords «новость» rewords «новостей», too. */
function withForms(mnemonics: readonly string[], bundled: readonly BundledTexts[]) {
  const all = mnemonics.flatMap((mnemonic) => {
    if (!countedForm.test(mnemonic)) return [mnemonic];
    const base = mnemonic.replace(countedForm, '');
    const forms = ['one', 'few', 'many', 'other'].map((form) => `${base}_${form}`);
    const isSaid = (form: string) =>
      languageKeys.some((language) => wordingText(ofCode(form, bundled)[language]) !== '');
    return [mnemonic, ...forms.filter((form) => form !== mnemonic && isSaid(form))];
  });
  return [...new Set(all)];
}

/** What was saved stands on this page at once, in whichever language it is turned to. */
function useShowing() {
  const { i18n, store } = useLanguageParts();
  return async ({ mnemonic, ...wordings }: Wordings) => {
    for (const language of languageKeys) {
      const words = wordingText(wordings[language]);
      const { dictionaries, setDictionary } = store.getState();
      const known = dictionaries[language];
      if (known) setDictionary(language, { ...known, [mnemonic]: words });
      await addDictionary(i18n, language, { [mnemonic]: words });
    }
  };
}

interface FormProps {
  ids: Record<LanguageKey, string>;
  onDone: () => void;
  form: WindowForm;
}

interface OneTextProps extends FormProps {
  text: Wordings;
}

function OneText({ text, ids, onDone, form }: OneTextProps) {
  const { t } = useTranslation('editTexts');
  const api = useApi();
  const show = useShowing();
  const notify = useClientStore((state) => state.notify);
  const query = useQuery({
    queryKey: ['wordings', text.mnemonic],
    queryFn: () => readWordings(api, text, ids),
    gcTime: 0,
  });
  const { mnemonic } = text;
  const more = new URLSearchParams({ search: mnemonic, text: mnemonic });
  return (
    <Stack gap={4}>
      <p className={styles.mnemonic}>
        {mnemonic}{' '}
        <TextLink to={`${resourcePaths.translations()}?${more}`}>{t('history')}</TextLink>
      </p>
      <QueryView query={query} empty={null} skeleton={<SkeletonText lines={4} />}>
        {(read) => (
          <TextForm
            {...{ text: read, ids, ...form }}
            firstField="ru"
            onDone={async (saved) => {
              await show(saved);
              notify({ tone: 'success', text: t('saved') });
              onDone();
            }}
          />
        )}
      </QueryView>
    </Stack>
  );
}

interface PageTextProps extends FormProps {
  mnemonics: readonly string[];
  bundled: readonly BundledTexts[];
}

/** The form of one text; where several say the same, which of them is meant. */
function PageText({ mnemonics, bundled, ...rest }: PageTextProps) {
  const { t } = useTranslation('editTexts');
  const [chosen, choose] = useState(mnemonics[0] ?? '');
  const offered = withForms(mnemonics, bundled);
  return (
    <Stack gap={4}>
      {offered.length > 1 && (
        <div role="group" aria-label={t('several')} className={styles.list}>
          <p>{t('several')}</p>
          {offered.map((mnemonic) => {
            const { ru, en } = ofCode(mnemonic, bundled);
            return (
              <button
                key={mnemonic}
                type="button"
                className={styles.choice}
                aria-pressed={mnemonic === chosen}
                onClick={() => choose(mnemonic)}
              >
                {wordingText(ru) || wordingText(en)}
                <span className={styles.mnemonic}>{mnemonic}</span>
              </button>
            );
          })}
        </div>
      )}
      <OneText key={chosen} text={ofCode(chosen, bundled)} {...rest} />
    </Stack>
  );
}

interface TextWindowProps {
  /** Those that say what was pointed at. */
  mnemonics: readonly string[];
  onClose: () => void;
}

/** A text of the page in both languages. */
export function TextWindow({ mnemonics, onClose }: TextWindowProps) {
  const { t } = useTranslation('editTexts');
  const texts = useCallQuery(listBundledTexts);
  const languages = useCallQuery(listLanguages);
  const waiting = { empty: null, skeleton: <SkeletonText lines={6} /> };
  return (
    <RecordWindow open title={t('window')} onClose={onClose}>
      {(form) => (
        <QueryView query={languages} {...waiting}>
          {({ items }) => {
            const idOf = (key: LanguageKey) => items.find((each) => each.key === key)?.id ?? '';
            const ids = { ru: idOf('ru'), en: idOf('en') };
            return (
              <QueryView query={texts} {...waiting}>
                {(bundled) => <PageText {...{ mnemonics, bundled, ids, form }} onDone={onClose} />}
              </QueryView>
            );
          }}
        </QueryView>
      )}
    </RecordWindow>
  );
}
