import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import { updateFooterLink, type FooterLink } from '@campus/shared/contract/settings/calls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import commonEn from '../../locales/en.json';
import commonRu from '../../locales/ru.json';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { EditFooterLink } from './FooterLinkForm';

const linkOf = (title: string, version = 1): FooterLink => ({
  ...{ id: '0b6a4b5e-9d5a-4c1e-8a0e-000000000001', url: '/info/faq', group: 'HELP', position: 1 },
  ...{ title, staff: { title: { ru: title }, isActive: true, version } },
});
const before = linkOf('Частые вопросы');

function open(now = before) {
  const onDone = jest.fn();
  renderScreen(
    <EditFooterLink
      link={before}
      read={() => Promise.resolve(now)}
      onDone={onDone}
      onCancel={() => undefined}
      onDirty={() => undefined}
    />,
    {
      url: '/admin/footer-links',
      texts: {
        namespace: 'admin-users',
        locales: { ru: { ...commonRu, ...ru }, en: { ...commonEn, ...en } },
      },
    },
  );
  return onDone;
}

async function rename(title: string) {
  const field = await screen.findByRole('textbox', { name: 'Название по-русски' });
  await userEvent.clear(field);
  await userEvent.type(field, title);
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить ссылку' }));
}

test('a link is changed with the version that was read', async () => {
  const sent: CallInput<typeof updateFooterLink>[] = [];
  stub(updateFooterLink, (input) => {
    sent.push(input);
    return linkOf('Вопросы', 2);
  });
  const onDone = open();
  await rename('Вопросы');
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(sent).toMatchObject([
    { params: { id: before.id }, body: { title: { ru: 'Вопросы' }, version: 1 } },
  ]);
});

test('what somebody else saved first stands beside one’s own words', async () => {
  stub(updateFooterLink, () => new ApiError(409, 'Уже изменили', { code: 'VERSION' }));
  const onDone = open(linkOf('Спрашивают часто', 2));
  await rename('Вопросы');
  const compared = within(await screen.findByRole('dialog', { name: /^Запись изменили/ }));
  expect(compared.getByText('Спрашивают часто')).toBeVisible();
  expect(compared.getByText('Вопросы')).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
});
