import { Form } from '@campus/shared/form/Form';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

interface Options {
  values?: Record<string, unknown>;
  /** What the form refuses; by itself nothing. */
  schema?: z.ZodMiniType<unknown, Record<string, unknown>>;
  language?: 'ru' | 'en';
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Отправить' }));

/** Renders one field in a form of its own; `send` presses the button, `sent` keeps what came out. */
export function renderField(field: ReactElement, options: Options = {}) {
  const { values = {}, schema = z.looseObject({}), language } = options;
  const sent = jest.fn();

  function Sample() {
    const form = useForm<Record<string, unknown>, unknown, unknown>({
      defaultValues: values,
      resolver: standardSchemaResolver(schema),
      shouldFocusError: false,
    });
    return (
      <Form form={form} onSubmit={sent} submitLabel="Отправить">
        {field}
        <button type="button" onClick={() => form.reset()}>
          Сбросить
        </button>
      </Form>
    );
  }
  renderScreen(<Sample />, { language });
  return { sent, send: submit };
}
