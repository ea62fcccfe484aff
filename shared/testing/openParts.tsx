import { createNews } from '@campus/shared/contract/media/newsCalls';
import { Form } from '@campus/shared/form/Form';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import * as z from 'zod/mini';

type Options = Pick<NonNullable<Parameters<typeof renderScreen>[1]>, 'texts'>;

/** Parts of an editor in a form for tests; `wasSent` is what it would send. */
export function openParts(
  parts: ReactElement,
  values: Record<string, unknown> = {},
  options: Options = {},
) {
  const sent = jest.fn<void, [unknown, unknown?]>();
  const body = z.pipe(
    z.looseObject({}),
    z.transform((all) => {
      sent(all);
      return all as never;
    }),
  );
  function Sample() {
    const { form } = useCallForm(createNews, body, { defaultValues: values, guard: false });
    return (
      <Form form={form} onSubmit={(all) => sent('done', all)} submitLabel="Сохранить">
        {parts}
      </Form>
    );
  }
  const view = renderScreen(<Sample />, options);
  return {
    ...view,
    submit: () => userEvent.click(screen.getByRole('button', { name: 'Сохранить' })),
    wasSent: () => sent.mock.calls.find(([word]) => word === 'done')?.[1],
  };
}
