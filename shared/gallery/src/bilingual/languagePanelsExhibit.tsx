import { LanguagePanels } from '@campus/shared/bilingual/LanguagePanels';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { TextField } from '@campus/shared/form/TextField';
import { useState } from 'react';
import type { Exhibit } from '../Exhibit';
import { SampleForm } from '../SampleForm';

const names = ['title'];
const field = (own: LanguageKey) => (
  <TextField name={`title.${own}`} label={own === 'ru' ? 'Заголовок' : 'Заголовок по-английски'} />
);

const half = { ru: 1, en: 0.5 };

function Sample({ parts }: { parts?: typeof half }) {
  const [language, setLanguage] = useState<LanguageKey>('ru');
  return (
    <LanguagePanels language={language} onLanguage={setLanguage} {...{ names, parts }}>
      {field}
    </LanguagePanels>
  );
}

export const languagePanelsExhibit: Exhibit = {
  component: 'bilingual/LanguagePanels',
  subject: {
    element: (
      <LanguagePanels language="ru" onLanguage={() => undefined} names={names}>
        {field}
      </LanguagePanels>
    ),
    tag: 'div',
    isControl: true,
    around: SampleForm,
  },
  states: {
    usual: () => (
      <SampleForm>
        <Sample />
      </SampleForm>
    ),
    'how far each language is': () => (
      <SampleForm>
        <Sample parts={half} />
      </SampleForm>
    ),
    'an error in the other language': () => (
      <SampleForm errors={{ 'title.en': 'REQUIRED' }}>
        <Sample />
      </SampleForm>
    ),
  },
};
