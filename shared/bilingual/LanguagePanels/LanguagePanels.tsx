import type { LanguageKey } from '@campus/shared/contract/fields';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { useId, type ReactNode, type Ref } from 'react';
import { get, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from './LanguagePanels.module.css';

/** Russian first: English is a translation of it. */
const languages: readonly LanguageKey[] = ['ru', 'en'];

interface LanguagePanelsProps {
  ref?: Ref<HTMLDivElement>;
  /** Which of them is seen where there is no room for both. */
  language: LanguageKey;
  onLanguage: (language: LanguageKey) => void;
  /** The fields of each panel, to mark the language in which one of them was refused. */
  names: readonly string[];
  children: (language: LanguageKey) => ReactNode;
}

/** Which language a narrow screen shows; what was refused in the other one is marked. */
function LanguageSwitch({
  language,
  onLanguage,
  names,
}: Pick<LanguagePanelsProps, 'language' | 'onLanguage' | 'names'>) {
  const { t } = useTranslation('shared');
  const { errors } = useFormState();
  const hasError = (own: LanguageKey) =>
    names.some((name) => get(errors, `${name}.${own}`) !== undefined);
  return (
    <div role="group" aria-label={t('bilingual.label')} className={styles.list}>
      {languages.map((own) => (
        <button
          key={own}
          type="button"
          aria-pressed={own === language}
          className={styles.tab}
          onClick={() => onLanguage(own)}
        >
          {t(`bilingual.${own}`)}
          {hasError(own) && (
            <span className={styles.wrong}>
              <span aria-hidden="true">!</span>
              <span className="visually-hidden">{t('bilingual.wrong')}</span>
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

interface PanelProps {
  language: LanguageKey;
  isShown: boolean;
  children: ReactNode;
}

function Panel({ language, isShown, children }: PanelProps) {
  const { t } = useTranslation('shared');
  const heading = useId();
  return (
    <div className={styles.panel} data-shown={isShown}>
      <Surface>
        <Stack as="section" gap={5} aria-labelledby={heading}>
          <h2 id={heading} className={styles.title}>
            {t(`bilingual.${language}`)}
          </h2>
          {children}
        </Stack>
      </Surface>
    </div>
  );
}

/** Russian and English beside each other; a narrow screen hides one, and what is typed there stays. */
export function LanguagePanels({ ref, children, ...rest }: LanguagePanelsProps) {
  return (
    <div ref={ref}>
      <LanguageSwitch {...rest} />
      <div className={styles.panels}>
        {languages.map((own) => (
          <Panel key={own} language={own} isShown={own === rest.language}>
            {children(own)}
          </Panel>
        ))}
      </div>
    </div>
  );
}
