import {
  deleteFooterLink,
  listFooterLinks,
  updateFooterLink,
  type FooterLink,
} from '@campus/shared/contract/settings/calls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { idOf } from '@campus/shared/testing/idOf';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import commonEn from '../locales/en.json';
import commonRu from '../locales/ru.json';
import { FooterLinksScreen, locales } from './FooterLinksScreen';

const linkOf = (number: number, ru: string): FooterLink => ({
  ...{ id: idOf(number), title: ru, url: `/info/${number}`, group: 'HELP', position: number },
  staff: { title: { ru }, isActive: true, version: 1 },
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a move counts no more in what is removed for good', async () => {
  let links = [linkOf(1, 'Вопросы'), linkOf(2, 'Контакты'), linkOf(3, 'Адреса')];
  const moved: unknown[] = [];
  const read = jest.fn(() => links);
  stub(listFooterLinks, read);
  stub(deleteFooterLink, ({ params }) => {
    links = links.filter(({ id }) => id !== params.id);
    return params;
  });
  stub(updateFooterLink, ({ body }) => {
    moved.push(body);
    return linkOf(2, 'Контакты');
  });
  const { store } = renderScreen(<FooterLinksScreen />, {
    ...{ url: '/admin/footer-links', roles: ['CONTENT_MANAGER'] },
    texts: {
      namespace: 'admin-users',
      locales: { ru: { ...commonRu, ...locales.ru }, en: { ...commonEn, ...locales.en } },
    },
  });
  await press('Удалить: Вопросы');
  act(() => store.getState().dismiss(store.getState().notifications[0]?.id ?? ''));
  await waitFor(() => expect(links).toHaveLength(2));
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  await press('Ниже: Контакты');
  await waitFor(() => expect(moved).toMatchObject([{ position: 2 }]));
});
