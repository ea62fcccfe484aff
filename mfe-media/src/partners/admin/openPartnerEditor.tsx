import type { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import {
  getPartner,
  listPartnerCategories,
  listPartnerCities,
  updatePartner,
  type Partner,
} from '@campus/shared/contract/partners/calls';
import type { Role } from '@campus/shared/contract/roles';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../locales/en.json';
import ru from '../../locales/ru.json';
import { food, primersk, partnerFixture } from '../partnerFixture';
import staffEn from './locales/en.json';
import staffRu from './locales/ru.json';
import { PartnerEditorScreen } from './PartnerEditorScreen';

type Own = Partial<Omit<Partner, 'staff'>> & { staff?: Partial<NonNullable<Partner['staff']>> };

/** A partner as staff are told of it. */
export function deskFixture(number: number, { staff, ...own }: Own = {}): Partner {
  const partner = partnerFixture(number, { promoCode: 'KOFE15', ...own });
  const { name, description, terms } = partner;
  return {
    ...partner,
    staff: {
      externalId: `prt-${number}`,
      name: { ru: name, en: `Coffee ${number}` },
      description: description === null ? null : { ru: description },
      terms: { ru: terms },
      isActive: true,
      lockedFields: [],
      syncedAt: '2026-03-05T09:15:00.000Z',
      createdAt: '2026-01-12T08:00:00.000Z',
      updatedAt: '2026-02-01T08:00:00.000Z',
      version: 1,
      ...staff,
    },
  };
}

/** For tests: what readers have, and what comes with the screens of staff. */
export const textsOfPartnerDesk = {
  namespace: 'media',
  locales: { ru: { ...ru, ...staffRu }, en: { ...en, ...staffEn } },
};

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
  roles = ['CONTENT_MANAGER'],
}: { language?: 'ru' | 'en'; read?: () => Partner | ApiError; roles?: Role[] } = {}) {
  const server = stubServer();
  if (read) stub(getPartner, read);
  const view = renderScreen(<PartnerEditorScreen />, {
    url: `/admin/partners/${partner.id}`,
    path: '/admin/partners/:id',
    texts: textsOfPartnerDesk,
    language,
    roles,
  });
  const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
  const body = () => server.update.mock.lastCall?.[0].body;
  return { ...view, ...server, field, write, press, body };
}
