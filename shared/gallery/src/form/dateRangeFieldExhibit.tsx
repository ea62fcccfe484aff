import { DateRangeField } from '@campus/shared/form/DateRangeField';
import { SampleForm } from '../SampleForm';
import { fieldExhibit } from './fieldExhibit';

const today = '2026-03-05';
const filled = { from: '2026-03-09', to: '2026-04-04' };
const reversed = { from: '2026-04-04', to: '2026-03-09' };
const errors = { to: 'PERIOD_ORDER' };
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
      <SampleForm values={filled}>
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
      <SampleForm values={reversed} errors={errors}>
        <DateRangeField nameFrom="from" nameTo="to" label="Период практики" today={today} />
      </SampleForm>
    ),
  },
});
