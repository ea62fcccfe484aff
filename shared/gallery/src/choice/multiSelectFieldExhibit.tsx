import { MultiSelectField } from '@campus/shared/choice/MultiSelectField';
import type { Exhibit } from '../Exhibit';
import { SampleForm } from '../SampleForm';
import { cities, codes, fail, find, findForever, schools } from './cities';

const some = { cities: ['Москва', 'Орёл', 'Новосибирск'] };
const none = { cities: [] };
const creation = { label: (text: string) => `Добавить город «${text}»`, onCreate: () => undefined };
const refused = { cities: 'REQUIRED' };
const field = { name: 'cities', label: 'Города', options: cities };
const school = { name: 'schools', label: 'Вузы' };

export const multiSelectFieldExhibit: Exhibit = {
  component: 'choice/MultiSelectField',
  subject: {
    element: <MultiSelectField {...field} />,
    tag: 'input',
    isControl: true,
    around: SampleForm,
  },
  states: {
    usual: () => (
      <SampleForm values={none}>
        <MultiSelectField {...field} hint="Где идёт конкурс" />
      </SampleForm>
    ),
    chosen: () => (
      <SampleForm values={some}>
        <MultiSelectField {...field} optional />
      </SampleForm>
    ),
    refused: () => (
      <SampleForm values={none} errors={refused}>
        <MultiSelectField {...field} />
      </SampleForm>
    ),
    'read-only': () => (
      <SampleForm values={some}>
        <MultiSelectField {...field} readOnly />
      </SampleForm>
    ),
    disabled: () => (
      <SampleForm values={some}>
        <fieldset disabled>
          <MultiSelectField {...field} />
        </fieldset>
      </SampleForm>
    ),
    'long text': () => (
      <SampleForm values={{ schools: ['long', 'itmo'] }}>
        <MultiSelectField {...school} options={schools} />
      </SampleForm>
    ),
    'more than can be shown': () => (
      <SampleForm values={{ codes: ['1', '200'] }}>
        <MultiSelectField name="codes" label="Специальности" options={codes} />
      </SampleForm>
    ),
    'found by a call': () => (
      <SampleForm values={{ schools: ['itmo'] }}>
        <MultiSelectField {...school} search={find} selected={schools} />
      </SampleForm>
    ),
    'full, with an offer to add': () => (
      <SampleForm values={some}>
        <MultiSelectField {...field} limit={3} creation={creation} />
      </SampleForm>
    ),
    loading: () => (
      <SampleForm>
        <MultiSelectField {...school} search={findForever} />
      </SampleForm>
    ),
    failed: () => (
      <SampleForm>
        <MultiSelectField {...school} search={fail} />
      </SampleForm>
    ),
  },
};
