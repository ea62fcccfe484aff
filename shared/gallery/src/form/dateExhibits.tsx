import { DateField } from '@campus/shared/form/DateField';
import { DateRangeField } from '@campus/shared/form/DateRangeField';
import { MomentField } from '@campus/shared/form/MomentField';
import { SampleForm } from '../SampleForm';
import { fieldExhibit } from './fieldExhibit';

const today = '2026-03-05';
const dateFilled = { field: today };

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
      <SampleForm values={dateFilled}>
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
      <SampleForm values={dateFilled}>
        <DateField name="field" label="Дата приказа" readOnly />
      </SampleForm>
    ),
  },
});

const dateRangeFilled = { from: '2026-03-09', to: '2026-04-04' };
const reversed = { from: '2026-04-04', to: '2026-03-09' };
const dateRangeErrors = { to: 'PERIOD_ORDER' };
const presets = ['thisMonth', 'lastMonth', 'schoolYear'] as const;

export const dateRangeFieldExhibit = fieldExhibit({
  component: 'form/DateRangeField',
  tag: 'input',
  field: ({ name, ...props }) => (
    <DateRangeField {...props} nameFrom={name} nameTo="to" today={today} />
  ),
  label: 'Период практики',
  hint: 'Не больше года',
  filled: '2026-03-09',
  error: ['DATE_FORMAT', '31.02.2026'],
  more: {
    'with presets': () => (
      <SampleForm values={dateRangeFilled}>
        <DateRangeField
          nameFrom="from"
          nameTo="to"
          label="За какое время"
          presets={presets}
          today={today}
        />
      </SampleForm>
    ),
    reversed: () => (
      <SampleForm values={reversed} errors={dateRangeErrors}>
        <DateRangeField nameFrom="from" nameTo="to" label="Период практики" today={today} />
      </SampleForm>
    ),
  },
});

const values = { field: '2026-03-05T' };
const momentErrors = { field: 'TIME_FORMAT' };

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
      <SampleForm values={values} errors={momentErrors}>
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
