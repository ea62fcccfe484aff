import { ComboboxField } from '@campus/shared/choice/ComboboxField';
import type { Exhibit } from '../Exhibit';
import { SampleForm } from '../SampleForm';
import { cities, codes, fail, find, findForever, schools } from './cities';

const moscow = { city: 'Москва' };
const refused = { city: 'REQUIRED' };
const city = { name: 'city', label: 'Город', options: cities };
const school = { name: 'school', label: 'Вуз' };

export const comboboxFieldExhibit: Exhibit = {
  component: 'choice/ComboboxField',
  subject: {
    element: <ComboboxField {...city} />,
    tag: 'input',
    isControl: true,
    around: SampleForm,
  },
  states: {
    usual: () => (
      <SampleForm>
        <ComboboxField {...city} hint="Где вы учитесь" />
      </SampleForm>
    ),
    chosen: () => (
      <SampleForm values={moscow}>
        <ComboboxField {...city} optional />
      </SampleForm>
    ),
    refused: () => (
      <SampleForm errors={refused}>
        <ComboboxField {...city} />
      </SampleForm>
    ),
    'read-only': () => (
      <SampleForm values={moscow}>
        <ComboboxField {...city} readOnly />
      </SampleForm>
    ),
    disabled: () => (
      <SampleForm values={moscow}>
        <fieldset disabled>
          <ComboboxField {...city} />
        </fieldset>
      </SampleForm>
    ),
    'long text': () => (
      <SampleForm values={{ school: 'long' }}>
        <ComboboxField {...school} options={schools} />
      </SampleForm>
    ),
    'more than can be shown': () => (
      <SampleForm>
        <ComboboxField name="code" label="Специальность" options={codes} />
      </SampleForm>
    ),
    'empty list': () => (
      <SampleForm>
        <ComboboxField {...city} options={[]} />
      </SampleForm>
    ),
    'found by a call': () => (
      <SampleForm values={{ school: 'itmo' }}>
        <ComboboxField {...school} search={find} selected={schools[1]} />
      </SampleForm>
    ),
    loading: () => (
      <SampleForm>
        <ComboboxField {...school} search={findForever} />
      </SampleForm>
    ),
    failed: () => (
      <SampleForm>
        <ComboboxField {...school} search={fail} />
      </SampleForm>
    ),
  },
};
