import type { LanguageKey } from '@campus/shared/contract/fields';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { ContentForm } from '../editing/useContentForm';
import { textNames } from './hasErrorIn';

interface LanguageFocus {
  language: LanguageKey;
  setLanguage: (language: LanguageKey) => void;
  form: ContentForm;
}

/** The language that a narrow screen shows; whoever is led to a field is led to its language first. */
export function useLanguageFocus(form: ContentForm): LanguageFocus {
  const [language, setLanguage] = useState<LanguageKey>('ru');
  const setFocus: ContentForm['setFocus'] = (name, options) => {
    const [text, own] = name.split('.');
    const isInPanel = textNames.some((one) => one === text);
    if (isInPanel && (own === 'ru' || own === 'en')) flushSync(() => setLanguage(own));
    form.setFocus(name, options);
  };
  return { language, setLanguage, form: { ...form, setFocus } };
}
