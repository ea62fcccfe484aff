import { BothLanguages } from '@campus/shared/bilingual/BothLanguages';
import { CompletenessRing } from '@campus/shared/bilingual/CompletenessRing';
import { LanguagePanels } from '@campus/shared/bilingual/LanguagePanels';
import { TextForm } from '@campus/shared/bilingual/TextForm';
import type { LanguageKey } from '@campus/shared/contract/fields';
import type { Wordings } from '@campus/shared/contract/resources/wordings';
import { TextField } from '@campus/shared/form/TextField';
import { useState, type ComponentProps } from 'react';
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

const stay = () => undefined;

function TextFormSample({ ref, text }: Pick<ComponentProps<typeof TextForm>, 'ref' | 'text'>) {
  const ids = { ru: 'ru', en: 'en' };
  const form = { text, ids, onDone: stay, onCancel: stay };
  return <TextForm ref={ref} {...form} />;
}

const letters: Wordings = {
  mnemonic: 'media.letters',
  ru: { bundled: 'Писем: {{count}}', version: 0 },
  en: { bundled: 'Letters: {{count}}', version: 0 },
};
const overtaken: Wordings = {
  mnemonic: 'media.title',
  ru: { bundled: 'Новости вуза', stored: 'Главное', before: 'Новости', version: 3 },
  en: { bundled: 'News', version: 0 },
};

const textFormExhibit: Exhibit = {
  component: 'bilingual/TextForm',
  subject: { element: <TextFormSample text={letters} />, tag: 'div' },
  states: {
    'as the code says': () => <TextFormSample text={letters} />,
    'staff said it otherwise, and a release came': () => <TextFormSample text={overtaken} />,
  },
};

export const exhibits: readonly Exhibit[] = [
  languagePanelsExhibit,
  bothLanguagesExhibit,
  completenessRingExhibit,
  textFormExhibit,
];
