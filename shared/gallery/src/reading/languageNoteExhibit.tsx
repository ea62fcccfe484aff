import { LanguageNote } from '@campus/shared/reading/LanguageNote';
import { useTranslation } from 'react-i18next';
import type { Exhibit } from '../Exhibit';

/** It shows in the language that the page does not have. */
function Sample() {
  const { i18n } = useTranslation();
  return <LanguageNote lang={i18n.language === 'ru' ? 'en' : 'ru'} />;
}

export const languageNoteExhibit: Exhibit = {
  component: 'reading/LanguageNote',
  subject: { element: <LanguageNote lang="en" />, tag: 'p' },
  states: { 'a text in another language': () => <Sample /> },
};
