import { DateField } from '@campus/shared/form/DateField';
import { SampleForm } from '../SampleForm';
import { fieldExhibit } from './fieldExhibit';

const today = '2026-03-05';
const filled = { field: today };

export const dateFieldExhibit = fieldExhibit({
  component: 'form/DateField',
  tag: 'input',
  field: (props) => <DateField {...props} today={today} />,
  label: 'Дата рождения',
  hint: 'Как в паспорте',
  filled: '2006-09-14',
  error: ['DATE_FORMAT', '31.02.2006'],
  more: {
    bounded: () => (
      <SampleForm values={filled}>
        <DateField
          name="field"
          label="Начало практики"
          min="2026-03-02"
          max="2026-04-30"
          today={today}
        />
      </SampleForm>
    ),
    'read-only': () => (
      <SampleForm values={filled}>
        <DateField name="field" label="Дата приказа" readOnly />
      </SampleForm>
    ),
  },
});
