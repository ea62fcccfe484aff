import { call } from '@campus/shared/contract/call';
import { Form } from '@campus/shared/form/Form';
import { SelectField } from '@campus/shared/form/SelectField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import * as z from 'zod/mini';

const body = z.object({ semester: z.string() });
const apply = call({
  method: 'POST',
  path: '/api/apply',
  summary: 'For this test',
  access: 'public',
  body,
  response: z.object({ id: z.string() }),
});
const sent = jest.fn();
const autumn = { value: '2026-1', label: 'Осень 2026' };
const spring = { value: '2026-2', label: 'Весна 2027' };

interface SampleProps {
  kept: string;
  placeholder?: null;
  later?: readonly (typeof autumn)[];
}

function Sample({ kept, placeholder, later = [] }: SampleProps) {
  const [options, setOptions] = useState<readonly (typeof autumn)[]>([autumn]);
  const { form, onSubmit } = useCallForm(apply, body, { defaultValues: { semester: kept } });
  return (
    <Form form={form} onSubmit={onSubmit} submitLabel="Отправить">
      <SelectField
        {...{ options, placeholder }}
        name="semester"
        label="Семестр"
        missing="Выберите семестр"
      />
      <button type="button" onClick={() => setOptions(later)}>
        Дождаться
      </button>
    </Form>
  );
}

const field = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Семестр' });
const shown = () => field().selectedOptions[0]?.textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  sent.mockReset();
  stub(apply, (input) => {
    sent(input.body);
    return { id: '1' };
  });
});

test('what is kept and offered no more is shown as no choice, and is asked for', async () => {
  renderScreen(<Sample kept="2025-1" />);
  expect(shown()).toBe('Выберите');
  await press('Отправить');
  await waitFor(() => expect(field()).toHaveAccessibleDescription('Выберите семестр'));
  expect(sent).not.toHaveBeenCalled();
  await userEvent.selectOptions(field(), 'Осень 2026');
  await press('Отправить');
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ semester: '2026-1' }));
});

test('a choice that comes later than its field is shown as it is kept', async () => {
  renderScreen(<Sample kept="2026-2" placeholder={null} later={[autumn, spring]} />);
  expect(shown()).toBeUndefined();
  await press('Дождаться');
  expect(shown()).toBe('Весна 2027');
  await press('Отправить');
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ semester: '2026-2' }));
});
