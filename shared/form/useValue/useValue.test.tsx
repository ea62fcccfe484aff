import { TextField } from '@campus/shared/form/TextField';
import { useValue } from '@campus/shared/form/useValue';
import { renderField } from '@campus/shared/testing/renderField';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const Echo = () => <output>{String(useValue('title.ru'))}</output>;

test('what follows a field hears every change of it', async () => {
  const parts = (
    <>
      <TextField name="title.ru" label="Заголовок" />
      <Echo />
    </>
  );
  renderField(parts, { values: { title: { ru: 'Дни' } } });
  expect(screen.getByText('Дни')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Заголовок' }), ' карьеры');
  expect(screen.getByText('Дни карьеры')).toBeVisible();
});
