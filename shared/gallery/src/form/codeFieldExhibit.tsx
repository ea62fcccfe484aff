import { CodeField } from '@campus/shared/form/CodeField';
import { SampleForm } from '../SampleForm';
import { fieldExhibit } from './fieldExhibit';

const begun = { field: '402' };

export const codeFieldExhibit = fieldExhibit({
  component: 'form/CodeField',
  tag: 'input',
  field: (props) => <CodeField {...props} />,
  label: 'Код из 6 цифр',
  hint: 'Он в письме, которое мы отправили вам на почту',
  filled: '402871',
  error: ['CODE_WRONG', '402871'],
  more: {
    'partly filled': () => (
      <SampleForm values={begun}>
        <CodeField name="field" label="Код из 6 цифр" />
      </SampleForm>
    ),
  },
});
