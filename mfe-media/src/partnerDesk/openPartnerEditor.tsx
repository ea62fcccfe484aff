import type { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import {
  getPartner,
  listPartnerCategories,
  listPartnerCities,
  updatePartner,
  type Partner,
} from '@campus/shared/contract/partners';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { food, primersk } from '../partners/partnerFixture';
import { deskFixture } from './partnerDeskFixture';
import { PartnerEditorScreen } from './PartnerEditorScreen';
import { textsOfPartnerDesk } from './textsOfPartnerDesk';

type Asked = CallInput<typeof updatePartner>;

const partner = deskFixture(1, { staff: { lockedFields: ['phone'], version: 3 } });
const books = { id: '7f1a7c9e-1f00-4a00-8a00-000000000002', name: 'Книги' };
const verkhny = { id: '6e1a7c9e-1f00-4a00-8a00-000000000002', name: 'Верхний' };

function changed(saved: Partner, { body }: Asked): Partner {
  if (!body || !saved.staff) throw new Error('Nothing was sent');
  const { name, description, terms, isActive, lockedFields = [], version } = body;
  return {
    ...saved,
    name: name.ru,
    terms: terms.ru,
    discountType: body.discountType,
    discountValue: body.discountValue ?? null,
    address: body.address ?? null,
    staff: {
      ...saved.staff,
      name,
      description: description ?? null,
      terms,
      isActive,
      lockedFields: [...lockedFields],
      version: version + 1,
    },
  };
}

/** The server: keeps what it is sent, as the next version. */
function stubServer() {
  let saved = partner;
  const save = (next: Partner) => (saved = next);
  const update = jest.fn((asked: Asked): Partner | ApiError => save(changed(saved, asked)));
  stub(getPartner, () => saved);
  stub(updatePartner, (asked) => update(asked));
  stub(listPartnerCategories, () => [
    { ...food, partners: 1 },
    { ...books, partners: 0 },
  ]);
  stub(listPartnerCities, () => [
    { ...primersk, region: 'Область', partners: 1 },
    { ...verkhny, region: 'Край', partners: 0 },
  ]);
  return { partner, books, verkhny, save, update };
}

const field = (name: string | RegExp) => screen.findByRole('textbox', { name });

async function write(name: string | RegExp, text: string) {
  const input = await field(name);
  await userEvent.clear(input);
  if (text) await userEvent.paste(text);
}

/** The editor of a partner over a server for tests, and what a person does in it. */
export function openPartnerEditor({
  language = 'ru',
  read,
}: { language?: 'ru' | 'en'; read?: () => Partner | ApiError } = {}) {
  const server = stubServer();
  if (read) stub(getPartner, read);
  const view = renderScreen(<PartnerEditorScreen />, {
    url: `/admin/partners/${partner.id}`,
    path: '/admin/partners/:id',
    texts: textsOfPartnerDesk,
    language,
  });
  const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
  const body = () => server.update.mock.lastCall?.[0].body;
  return { ...view, ...server, field, write, press, body };
}
