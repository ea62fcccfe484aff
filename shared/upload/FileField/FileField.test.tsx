import { call } from '@campus/shared/contract/call';
import { Form } from '@campus/shared/form/Form';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { FileField } from '@campus/shared/upload/FileField';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';

const body = z.object({ coverId: z.nullish(z.string()), scans: z.array(z.string()) });
const save = call({
  method: 'POST',
  path: '/api/save',
  summary: 'For this test',
  access: 'public',
  body,
  response: z.object({}),
});
const sent = jest.fn();
const ends: Record<string, (error?: Error) => void> = {};
const upload = ({ name }: File) =>
  new Promise<{ id: string; name: string }>((resolve, reject) => {
    ends[name] = (error) => (error ? reject(error) : resolve({ id: `id-${name}`, name }));
  });
const end = (name: string, error?: Error) => act(async () => ends[name]?.(error));

function Save() {
  const { form, onSubmit } = useCallForm(save, body, {
    defaultValues: { coverId: 'old', scans: [] },
  });
  return (
    <Form form={form} onSubmit={onSubmit} submitLabel="Сохранить">
      <FileField
        name="coverId"
        label="Обложка"
        upload={upload}
        known={[{ id: 'old', name: 'старая.png' }]}
      />
      <FileField name="scans" label="Сканы" upload={upload} maxFiles={3} />
    </Form>
  );
}

const choose = (label: RegExp, ...names: string[]) =>
  userEvent.upload(
    screen.getByLabelText(label),
    names.map((name) => new File([name], name, { type: 'application/pdf' })),
  );
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));

beforeEach(() => {
  sent.mockReset();
  stub(save, ({ body }) => {
    sent(body);
    return {};
  });
  renderScreen(<Save />);
});

test('what the form sends are the ids of the files', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Убрать файл «старая.png»' }));
  await choose(/Обложка/, 'новая.pdf');
  await choose(/Сканы/, '1.pdf', '2.pdf');
  for (const name of ['новая.pdf', '2.pdf', '1.pdf']) await end(name);
  await submit();
  expect(sent).toHaveBeenCalledWith({
    coverId: 'id-новая.pdf',
    scans: ['id-2.pdf', 'id-1.pdf'],
  });
});

test('a file that was there is named, and goes again as it was', async () => {
  expect(screen.getByText('старая.png')).toBeVisible();
  await submit();
  expect(sent).toHaveBeenCalledWith({ coverId: 'old', scans: [] });
});

test('the form waits for a file that is on its way', async () => {
  await choose(/Сканы/, '1.pdf');
  await submit();
  expect(screen.getByText('Дождитесь, пока файл', { exact: false })).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  await end('1.pdf');
  expect(screen.queryByText('Дождитесь', { exact: false })).not.toBeInTheDocument();
  await submit();
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a failed file is not left out in silence', async () => {
  await choose(/Сканы/, '1.pdf');
  await end('1.pdf', new Error('lost'));
  await submit();
  expect(screen.getByLabelText(/Сканы/)).toHaveAccessibleDescription(/Файл не загрузился/);
  expect(sent).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Убрать файл «1.pdf»' }));
  await submit();
  expect(sent).toHaveBeenCalledTimes(1);
});
