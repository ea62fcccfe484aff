import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { useLiveSlug } from './PublicationFields';

function Fields({ register }: { register: (name: 'title.ru' | 'url') => object }) {
  useLiveSlug(false);
  return (
    <>
      <input aria-label="Заголовок" {...register('title.ru')} />
      <input aria-label="Адрес" {...register('url')} />
    </>
  );
}

function Sample() {
  const form = useForm({ defaultValues: { title: { ru: '' }, url: '' } });
  return (
    <FormProvider {...form}>
      <Fields register={form.register} />
    </FormProvider>
  );
}

const type = (text: string) => userEvent.type(screen.getByLabelText('Заголовок'), text);

test.each([
  ['ИТ', 'it-dlia-vsekh'],
  ['API', 'api-dlia-vsekh'],
])('«%s» makes no good address, so the server is to find one', async (title, longer) => {
  render(<Sample />);
  const address = screen.getByLabelText('Адрес');
  await type(title);
  expect(address).toHaveValue('');
  await type(' для всех');
  expect(address).toHaveValue(longer);
  await userEvent.clear(screen.getByLabelText('Заголовок'));
  expect(address).toHaveValue('');
});
