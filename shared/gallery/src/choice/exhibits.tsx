import { ComboboxField } from '@campus/shared/choice/ComboboxField';
import { MultiSelectField } from '@campus/shared/choice/MultiSelectField';
import type { Choice } from '@campus/shared/choice/useChoices';
import type { Exhibit } from '../Exhibit';
import { SampleForm } from '../SampleForm';

const names = ['Москва', 'Казань', 'Королёв', 'Орёл', 'Томск', 'Новосибирск', 'Владивосток'];

const cities: readonly Choice[] = names.map((label) => ({ value: label, label }));

const schools: readonly Choice[] = [
  { value: 'hse', label: 'Высшая школа экономики', hint: 'Москва' },
  { value: 'itmo', label: 'ИТМО', hint: 'Санкт-Петербург' },
  {
    value: 'long',
    label:
      'Федеральное государственное автономное образовательное учреждение высшего образования «Сибирский федеральный университет»',
    hint: 'Красноярск, Свободный проспект, 79',
  },
];

const codes: readonly Choice[] = Array.from({ length: 300 }, (_, index) => ({
  value: String(index),
  label: `Специальность ${index + 1}`,
}));

const find = (text: string) =>
  Promise.resolve(schools.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())));

const findForever = () => new Promise<never>(() => {});

const fail = () => Promise.reject(new Error('No network in a gallery'));

const moscow = { city: 'Москва' };
const comboboxRefused = { city: 'REQUIRED' };
const city = { name: 'city', label: 'Город', options: cities };
const comboboxSchool = { name: 'school', label: 'Вуз' };

const comboboxFieldExhibit: Exhibit = {
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
      <SampleForm errors={comboboxRefused}>
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
        <ComboboxField {...comboboxSchool} options={schools} />
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
        <ComboboxField {...comboboxSchool} search={find} selected={schools[1]} />
      </SampleForm>
    ),
    loading: () => (
      <SampleForm>
        <ComboboxField {...comboboxSchool} search={findForever} />
      </SampleForm>
    ),
    failed: () => (
      <SampleForm>
        <ComboboxField {...comboboxSchool} search={fail} />
      </SampleForm>
    ),
  },
};

const some = { cities: ['Москва', 'Орёл', 'Новосибирск'] };
const none = { cities: [] };
const creation = { label: (text: string) => `Добавить город «${text}»`, onCreate: () => undefined };
const multiSelectRefused = { cities: 'REQUIRED' };
const multiSelectField = { name: 'cities', label: 'Города', options: cities };
const multiSelectSchool = { name: 'schools', label: 'Вузы' };

const multiSelectFieldExhibit: Exhibit = {
  component: 'choice/MultiSelectField',
  subject: {
    element: <MultiSelectField {...multiSelectField} />,
    tag: 'input',
    isControl: true,
    around: SampleForm,
  },
  states: {
    usual: () => (
      <SampleForm values={none}>
        <MultiSelectField {...multiSelectField} hint="Где идёт конкурс" />
      </SampleForm>
    ),
    chosen: () => (
      <SampleForm values={some}>
        <MultiSelectField {...multiSelectField} optional />
      </SampleForm>
    ),
    refused: () => (
      <SampleForm values={none} errors={multiSelectRefused}>
        <MultiSelectField {...multiSelectField} />
      </SampleForm>
    ),
    'read-only': () => (
      <SampleForm values={some}>
        <MultiSelectField {...multiSelectField} readOnly />
      </SampleForm>
    ),
    disabled: () => (
      <SampleForm values={some}>
        <fieldset disabled>
          <MultiSelectField {...multiSelectField} />
        </fieldset>
      </SampleForm>
    ),
    'long text': () => (
      <SampleForm values={{ schools: ['long', 'itmo'] }}>
        <MultiSelectField {...multiSelectSchool} options={schools} />
      </SampleForm>
    ),
    'more than can be shown': () => (
      <SampleForm values={{ codes: ['1', '200'] }}>
        <MultiSelectField name="codes" label="Специальности" options={codes} />
      </SampleForm>
    ),
    'found by a call': () => (
      <SampleForm values={{ schools: ['itmo'] }}>
        <MultiSelectField {...multiSelectSchool} search={find} selected={schools} />
      </SampleForm>
    ),
    'full, with an offer to add': () => (
      <SampleForm values={some}>
        <MultiSelectField {...multiSelectField} limit={3} creation={creation} />
      </SampleForm>
    ),
    loading: () => (
      <SampleForm>
        <MultiSelectField {...multiSelectSchool} search={findForever} />
      </SampleForm>
    ),
    failed: () => (
      <SampleForm>
        <MultiSelectField {...multiSelectSchool} search={fail} />
      </SampleForm>
    ),
  },
};

export const exhibits: readonly Exhibit[] = [comboboxFieldExhibit, multiSelectFieldExhibit];
