import { BothLanguages } from '@campus/shared/bilingual/BothLanguages';
import { CompletenessRing } from '@campus/shared/bilingual/CompletenessRing';
import { LanguagePanels } from '@campus/shared/bilingual/LanguagePanels';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { TextField } from '@campus/shared/form/TextField';
import { useState } from 'react';
import type { Exhibit } from '../Exhibit';
import { SampleForm } from '../SampleForm';

const bothLanguagesField = {
  name: 'place',
  labelOf: (name: string) => (name.endsWith('.en') ? 'Место по-английски' : 'Место'),
};

const bothLanguagesExhibit: Exhibit = {
  component: 'bilingual/BothLanguages',
  subject: {
    element: <BothLanguages {...bothLanguagesField} />,
    tag: 'div',
    isControl: true,
    around: SampleForm,
  },
  states: {
    usual: () => (
      <SampleForm>
        <BothLanguages {...bothLanguagesField} />
      </SampleForm>
    ),
    'filled, and both may be left out': () => (
      <SampleForm values={{ place: { ru: 'Актовый зал', en: 'Assembly hall' } }}>
        <BothLanguages {...bothLanguagesField} optional />
      </SampleForm>
    ),
  },
};

const completenessRingExhibit: Exhibit = {
  component: 'bilingual/CompletenessRing',
  subject: { element: <CompletenessRing parts={{ ru: 1, en: 0.4 }} />, tag: 'div' },
  states: {
    'nothing yet': () => <CompletenessRing parts={{ ru: 0, en: 0 }} />,
    'English is behind': () => <CompletenessRing parts={{ ru: 1, en: 0.4 }} />,
    'almost there': () => <CompletenessRing parts={{ ru: 0.95, en: 0.75 }} />,
    done: () => <CompletenessRing parts={{ ru: 1, en: 1 }} />,
  },
};

const names = ['title'];
const languagePanelsField = (own: LanguageKey) => (
  <TextField name={`title.${own}`} label={own === 'ru' ? 'Заголовок' : 'Заголовок по-английски'} />
);

const half = { ru: 1, en: 0.5 };

function LanguagePanelsSample({ parts }: { parts?: typeof half }) {
  const [language, setLanguage] = useState<LanguageKey>('ru');
  return (
    <LanguagePanels language={language} onLanguage={setLanguage} {...{ names, parts }}>
      {languagePanelsField}
    </LanguagePanels>
  );
}

const languagePanelsExhibit: Exhibit = {
  component: 'bilingual/LanguagePanels',
  subject: {
    element: (
      <LanguagePanels language="ru" onLanguage={() => undefined} names={names}>
        {languagePanelsField}
      </LanguagePanels>
    ),
    tag: 'div',
    isControl: true,
    around: SampleForm,
  },
  states: {
    usual: () => (
      <SampleForm>
        <LanguagePanelsSample />
      </SampleForm>
    ),
    'how far each language is': () => (
      <SampleForm>
        <LanguagePanelsSample parts={half} />
      </SampleForm>
    ),
    'an error in the other language': () => (
      <SampleForm errors={{ 'title.en': 'REQUIRED' }}>
        <LanguagePanelsSample />
      </SampleForm>
    ),
  },
};

export const exhibits: readonly Exhibit[] = [
  languagePanelsExhibit,
  bothLanguagesExhibit,
  completenessRingExhibit,
];
