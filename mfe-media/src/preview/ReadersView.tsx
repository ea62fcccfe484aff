import type { LanguageKey } from '@campus/shared/contract/fields';
import { HeadsContext } from '@campus/shared/remote/HeadsContext';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import styles from './ReadersView.module.css';

interface ReadersViewProps {
  language: LanguageKey;
  children: ReactNode;
}

/** Links would lead the editor away from what is not saved yet. */
function keepHere(event: SyntheticEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** The page as one of its readers has it: in their language, and without a hold on the real page. */
export function ReadersView({ language, children }: ReadersViewProps) {
  const { i18n } = useTranslation('media');
  const [texts] = useState(() => ({
    ru: i18n.cloneInstance({ lng: 'ru' }),
    en: i18n.cloneInstance({ lng: 'en' }),
  }));
  return (
    <I18nextProvider i18n={texts[language]}>
      <HeadsContext value={null}>
        <div
          role="presentation"
          className={`container ${styles.page}`}
          onClickCapture={keepHere}
          onAuxClickCapture={keepHere}
          onSubmitCapture={keepHere}
        >
          <main>{children}</main>
        </div>
      </HeadsContext>
    </I18nextProvider>
  );
}
