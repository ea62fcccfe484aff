import { FormScope } from '@campus/shared/form/FormScope';
import { TitleField } from '@campus/shared/form/TitleField';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';

function Sample() {
  const form = useForm({ defaultValues: { title: '' } });
  return (
    <FormScope form={form}>
      <TitleField name="title" label="Заголовок" />
      <output>{JSON.stringify(form.watch('title'))}</output>
    </FormScope>
  );
}

const title = () => screen.getByRole('textbox', { name: 'Заголовок' });
const value = () => screen.getByRole('status').textContent;

beforeEach(() => {
  renderScreen(<Sample />);
});

test('Enter does not break the line', async () => {
  await userEvent.type(title(), 'Ночь{Enter} лабораторий');
  expect(value()).toBe('"Ночь лабораторий"');
});

test('what is pasted in several lines becomes one, and typing goes on where the caret was', async () => {
  await userEvent.type(title(), 'Конец');
  await userEvent.type(title(), '{Home}');
  (title() as HTMLTextAreaElement).setSelectionRange(0, 0);
  await userEvent.paste('Ночь\nоткрытых\nлабораторий. ');
  await userEvent.keyboard('И ');
  expect(value()).toBe('"Ночь открытых лабораторий. И Конец"');
});
