import { useMedia } from '@campus/shared/ui/useMedia';
import { useStoredText } from '@campus/shared/browser/useStoredText';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { useId, type ReactNode, type Ref } from 'react';
import { get, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from './LanguagePanels.module.css';

/** Russian first: English is a translation of it. */
const languages: readonly LanguageKey[] = ['ru', 'en'];

const beside = 'beside';

/** One language takes the width; both stand beside each other where somebody wants that. */
function useArrangement() {
  const mayChoose = useMedia('(min-width: 1024px)');
  const [kept, keep] = useStoredText('campus.languages');
  return {
    mayChoose,
    isBeside: mayChoose && kept === beside,
    setBeside: (isBeside: boolean) => keep(isBeside ? beside : null),
  };
}

interface LanguagePanelsProps {
  ref?: Ref<HTMLDivElement>;
  /** Which of them is seen where they do not stand beside each other. */
  language: LanguageKey;
  onLanguage: (language: LanguageKey) => void;
  /** The fields of each panel, to mark the language in which one of them was refused. */
  names: readonly string[];
  /** What share of each language is written, from 0 to 1. */
  parts?: Record<LanguageKey, number> | undefined;
  children: (language: LanguageKey) => ReactNode;
}

/** How far a language is; its words are those of a <CompletenessRing>. */
function Share({ language, part }: { language: LanguageKey; part: number }) {
  return (
    <svg
      className={styles.share}
      data-language={language}
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
    >
      <circle className={styles.track} cx="10" cy="10" r="7.5" />
      {part > 0 && (
        <circle
          className={styles.done}
          cx="10"
          cy="10"
          r="7.5"
          pathLength="100"
          strokeDasharray={`${part * 100} 100`}
        />
      )}
      {part >= 1 && <path className={styles.check} d="M7 10.25l2.25 2.25 4-4.5" />}
    </svg>
  );
}

interface LanguageSwitchProps extends Pick<LanguagePanelsProps, 'names' | 'parts'> {
  /** None while both are seen. */
  shown: LanguageKey | undefined;
  onLanguage: (language: LanguageKey) => void;
  /** Given where there is room for both. */
  onBeside: (() => void) | undefined;
}

/** Which language is seen; what was refused in the other one is marked. */
function LanguageSwitch({ shown, onLanguage, onBeside, names, parts }: LanguageSwitchProps) {
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
          aria-pressed={own === shown}
          className={styles.tab}
          onClick={() => onLanguage(own)}
        >
          {parts && <Share language={own} part={parts[own]} />}
          {t(`bilingual.${own}`)}
          {hasError(own) && (
            <span className={styles.wrong}>
              <span aria-hidden="true">!</span>
              <span className="visually-hidden">{t('bilingual.wrong')}</span>
            </span>
          )}
        </button>
      ))}
      {onBeside && (
        <button
          type="button"
          aria-pressed={shown === undefined}
          className={styles.tab}
          onClick={onBeside}
        >
          {t('bilingual.beside')}
        </button>
      )}
    </div>
  );
}

interface PanelProps {
  language: LanguageKey;
  isShown: boolean;
  /** The pressed button of the switch says it otherwise. */
  isTitled: boolean;
  children: ReactNode;
}

function Panel({ language, isShown, isTitled, children }: PanelProps) {
  const { t } = useTranslation('shared');
  const heading = useId();
  return (
    <div className={styles.panel} data-shown={isShown}>
      <Surface>
        <Stack as="section" gap={5} aria-labelledby={heading}>
          <h2 id={heading} className={isTitled ? styles.title : 'visually-hidden'}>
            {t(`bilingual.${language}`)}
          </h2>
          {children}
        </Stack>
      </Surface>
    </div>
  );
}

/** A text in Russian and English; a language that is not seen keeps what is typed in it. */
export function LanguagePanels(props: LanguagePanelsProps) {
  const { ref, language, onLanguage, names, parts, children } = props;
  const { mayChoose, isBeside, setBeside } = useArrangement();
  const show = (own: LanguageKey) => {
    if (mayChoose) setBeside(false);
    onLanguage(own);
  };
  return (
    <div ref={ref}>
      <LanguageSwitch
        shown={isBeside ? undefined : language}
        onLanguage={show}
        onBeside={mayChoose ? () => setBeside(true) : undefined}
        {...{ names, parts }}
      />
      <div className={styles.panels} data-beside={isBeside || undefined}>
        {languages.map((own) => (
          <Panel
            key={own}
            language={own}
            isShown={isBeside || own === language}
            isTitled={isBeside}
          >
            {children(own)}
          </Panel>
        ))}
      </div>
    </div>
  );
}
