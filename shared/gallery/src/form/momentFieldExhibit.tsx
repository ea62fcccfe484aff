import { MomentField } from '@campus/shared/form/MomentField';
import { SampleForm } from '../SampleForm';
import { fieldExhibit } from './fieldExhibit';

const today = '2026-03-05';
const values = { field: '2026-03-05T' };
const errors = { field: 'TIME_FORMAT' };

export const momentFieldExhibit = fieldExhibit({
  component: 'form/MomentField',
  tag: 'input',
  field: (props) => <MomentField {...props} today={today} />,
  label: 'Начало события',
  hint: 'Московское время. В этот момент откроется запись.',
  filled: '2026-03-05T18:30',
  error: ['DATE_FORMAT', '31.02.2026T18:30'],
  more: {
    'without a time': () => (
      <SampleForm values={values} errors={errors}>
        <MomentField name="field" label="Начало события" today={today} />
      </SampleForm>
    ),
    bounded: () => (
      <SampleForm values={{ field: '2026-03-09T10:00' }}>
        <MomentField
          name="field"
          label="Окончание события"
          min="2026-03-02"
          max="2026-04-30"
          today={today}
        />
      </SampleForm>
    ),
  },
});
