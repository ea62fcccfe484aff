import { FormScope } from '@campus/shared/form/FormScope';
import { RichTextField } from '@campus/shared/editor/RichTextField';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';

const mockNetwork = { isDown: true };
jest.mock('@campus/shared/editor/RichTextEditor', () => {
  if (mockNetwork.isDown) throw new Error('offline');
  return jest.requireActual<object>('@campus/shared/editor/RichTextEditor');
});

const sent = jest.fn();

// Once the editor has come it stays, so the test in which it comes is the last one.
function Sample({ value }: { value: string }) {
  const form = useForm({ defaultValues: { body: value } });
  return (
    <FormScope form={form}>
      <RichTextField name="body" label="Текст новости" />
      <button type="button" onClick={() => void sent(form.getValues('body'))}>
        Отправить
      </button>
      <button type="button" onClick={() => form.reset({ body: '<p>Их текст</p>' })}>
        Взять свежий
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

test('without the editor a richer text is kept as it is written', async () => {
  renderScreen(<Sample value="<h2>Заголовок</h2>" />);
  const area = await loaded();
  expect(area).toHaveValue('<h2>Заголовок</h2>');
  await userEvent.type(area, '<p>!</p>');
  expect(await values()).toBe('<h2>Заголовок</h2><p>!</p>');
});

test('after a second failure it says what else can help', async () => {
  renderScreen(<Sample value="<p>Текст</p>" />);
  await loaded();
  await press('Загрузить редактор');
  expect(await screen.findByText(/обновите страницу/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Загрузить редактор' })).toBeNull();
  expect(await loaded()).toHaveValue('Текст');
});

test('without the editor a form that is reset shows its new text, and typing goes on from that', async () => {
  renderScreen(<Sample value="<h2>Мой текст</h2>" />);
  await userEvent.type(await loaded(), '!');
  await press('Взять свежий');
  expect(await loaded()).toHaveValue('Их текст');
  await userEvent.type(await loaded(), ' и мой\n');
  expect(await loaded()).toHaveValue('Их текст и мой\n');
  expect(await values()).toBe('<p>Их текст и мой</p>');
});

test('without the editor paragraphs are lines, and nothing is lost when it comes after all', async () => {
  renderScreen(<Sample value="<p>Раз &amp; два<br>три</p><p>Четыре</p>" />);
  const area = await loaded();
  expect(screen.getByRole('status')).toHaveTextContent('Редактор не загрузился');
  expect(area).toHaveValue('Раз & два\nтри\n\nЧетыре');
  await userEvent.type(area, '\n\nПять <6');
  expect(await values()).toBe('<p>Раз &amp; два<br>три</p><p>Четыре</p><p>Пять &lt;6</p>');

  mockNetwork.isDown = false;
  await press('Загрузить редактор');
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(await loaded()).toHaveTextContent('Раз & дватриЧетыреПять <6');
});
