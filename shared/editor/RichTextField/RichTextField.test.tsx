import { FormScope } from '@campus/shared/form/FormScope';
import { RichTextField } from '@campus/shared/editor/RichTextField';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { useForm } from 'react-hook-form';

const sent = jest.fn();
type Props = Partial<ComponentProps<typeof RichTextField>> & { value?: string };

function Sample({ value = '<p>Текст</p>', ...rest }: Props) {
  const form = useForm({ defaultValues: { body: value } });
  const refuse = () => form.setError('body', { message: 'TOO_LONG' }, { shouldFocus: true });
  return (
    <FormScope form={form}>
      <RichTextField name="body" label="Текст новости" {...rest} />
      <button
        type="button"
        onClick={() => void sent(form.getValues().body, form.formState.isDirty)}
      >
        Отправить
      </button>
      <button type="button" onClick={refuse}>
        Отказать
      </button>
      <button type="button" onClick={() => form.reset({ body: '<p>Другой</p>' })}>
        Сбросить
      </button>
    </FormScope>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const loaded = () => screen.findByRole('textbox', { name: /^Текст новости/ });

async function values() {
  await press('Отправить');
  return (sent.mock.lastCall as [string])[0];
}

beforeEach(() => {
  sent.mockReset();
});

test('its label is there before the editor, and being loaded changes nothing', async () => {
  renderScreen(<Sample hint="Коротко" />);
  expect(screen.getByText('Текст новости')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Загружаем редактор');
  expect(await loaded()).toHaveAccessibleDescription('Коротко');
  expect(await values()).toBe('<p>Текст</p>');
});

test('what is written is the value, and the counter counts characters of text', async () => {
  renderScreen(<Sample limit={4} />);
  await userEvent.click(await loaded());
  expect(screen.getByText('Лишний 1 знак')).toBeVisible();
  await userEvent.keyboard('{Control>}a{/Control}');
  await press('Жирный');
  expect(await values()).toBe('<p><strong>Текст</strong></p>');
  expect(screen.getByText('Лишний 1 знак')).toBeVisible();
});

test('the counter is read with the text, and says what it counts', async () => {
  renderScreen(<Sample limit={21} />);
  const text = await loaded();
  await waitFor(() => expect(text).toHaveAccessibleDescription('5 из 21 знака'));
});

test('its label and a refusal lead into the text', async () => {
  renderScreen(<Sample />);
  const text = await loaded();
  await userEvent.click(screen.getByText('Текст новости'));
  expect(text).toHaveFocus();
  await press('Отказать');
  await waitFor(() => expect(text).toHaveFocus());
  expect(text).toBeInvalid();
  expect(text).toHaveAccessibleDescription(/Слишком длинно/);
});

test('a reset form shows its new text', async () => {
  renderScreen(<Sample />);
  const text = await loaded();
  await press('Сбросить');
  expect(text).toHaveTextContent('Другой');
});
