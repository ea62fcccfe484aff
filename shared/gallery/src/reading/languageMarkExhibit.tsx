import { LanguageMark } from '@campus/shared/reading/LanguageMark';
import { useTranslation } from 'react-i18next';
import type { Exhibit } from '../Exhibit';

/** In whichever language the gallery is, the title is in the other one. */
function Title() {
  const { i18n } = useTranslation();
  return (
    <h3>
      День донора <LanguageMark lang={i18n.language === 'ru' ? 'en' : 'ru'} />
    </h3>
  );
}

export const languageMarkExhibit: Exhibit = {
  component: 'reading/LanguageMark',
  subject: { element: <LanguageMark lang="en" />, tag: 'small' },
  states: { 'after a title': Title },
};
