import { BothLanguages } from '@campus/shared/bilingual/BothLanguages';
import type { Exhibit } from '../Exhibit';
import { SampleForm } from '../SampleForm';

const field = {
  name: 'place',
  labelOf: (name: string) => (name.endsWith('.en') ? 'Место по-английски' : 'Место'),
};

export const bothLanguagesExhibit: Exhibit = {
  component: 'bilingual/BothLanguages',
  subject: {
    element: <BothLanguages {...field} />,
    tag: 'div',
    isControl: true,
    around: SampleForm,
  },
  states: {
    usual: () => (
      <SampleForm>
        <BothLanguages {...field} />
      </SampleForm>
    ),
    'filled, and both may be left out': () => (
      <SampleForm values={{ place: { ru: 'Актовый зал', en: 'Assembly hall' } }}>
        <BothLanguages {...field} optional />
      </SampleForm>
    ),
  },
};
