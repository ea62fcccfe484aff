import { setCurrentUserPhoto } from '@campus/shared/contract/files/calls';
import type { MediaFile } from '@campus/shared/contract/files/records';
import { getCurrentHuman } from '@campus/shared/contract/people/calls';
import { listSessions } from '@campus/shared/contract/auth/calls';
import { listLanguages, listTranslations } from '@campus/shared/contract/resources/calls';
import { getCurrentUser, updateCurrentUser } from '@campus/shared/contract/staff/calls';
import { ApiError } from '@campus/shared/api/ApiError';
import { stub } from '@campus/shared/testing/stub';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminUser, staff } from '../session/people';
import { renderWithSession } from '../session/renderWithSession.fixture';
import { StaffAccountScreen } from './StaffAccountScreen';

const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const english = { id: idOf(2), key: 'en' as const, name: 'English', isDefault: false };

// Compiling it for the first time takes longer than a person would wait.
beforeAll(() => import('./OwnAccount'));
beforeEach(() => {
  stub(getCurrentHuman, () => staff);
  stub(getCurrentUser, () => ({ ...adminUser, photoUrl: null }));
  stub(listSessions, () => new ApiError(404, 'Нет'));
});

afterEach(() => {
  document.cookie = 'Language=; path=/; max-age=0';
});

const open = () => renderWithSession(<StaffAccountScreen />, { token: 'first', url: '/admin/me' });

test('a chosen language turns the page, and is kept for letters', async () => {
  const saved = jest.fn();
  stub(listLanguages, () => ({ items: [english], total: 1, skip: 0, size: 20 }));
  stub(listTranslations, () => ({ items: [], total: 0, skip: 0, size: 10_000 }));
  stub(updateCurrentUser, ({ body }) => {
    saved(body);
    return adminUser;
  });
  const { store } = open();
  store.getState().setLanguages([english]);
  await userEvent.click(await screen.findByRole('radio', { name: 'English' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  const { lastName, firstName, version } = adminUser;
  const wanted = { lastName, firstName, version, languageId: english.id };
  await waitFor(() => expect(saved.mock.calls).toEqual([[wanted]]));
});

describe('a photo', () => {
  /** jsdom measures and draws nothing. */
  beforeAll(() => {
    Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: jest.fn() });
    const size = { width: 1200, height: 1600 };
    const createImageBitmap = async () => ({ ...size, close: () => undefined });
    Object.assign(globalThis, { createImageBitmap });
    for (const name of ['naturalWidth', 'naturalHeight'])
      Object.defineProperty(HTMLImageElement.prototype, name, { get: () => 1600 });
    HTMLCanvasElement.prototype.getContext = () =>
      Object.fromEntries(
        ['rotate', 'translate', 'scale', 'drawImage', 'fillRect'].map((name) => [name, jest.fn()]),
      ) as never;
    HTMLCanvasElement.prototype.toBlob = (callback) => callback(new Blob(['jpeg']));
  });

  const kept: MediaFile = {
    ...{ id: idOf(3), subjectId: idOf(1), bucket: 'user-photo', url: '/me.jpg' },
    ...{
      fileName: 'me.jpg',
      originalName: 'face.jpg',
      mime: 'image/jpeg',
      size: 4,
      width: 1200,
      height: 1600,
    },
    ...{ alt: null, caption: null, position: 0, createdAt: '2026-03-05T09:00:00Z' },
  };

  test('is framed and kept at once, apart from the form around', async () => {
    const sent: string[] = [];
    stub(setCurrentUserPhoto, ({ file }) => {
      sent.push(file instanceof File ? file.name : '');
      return kept;
    });
    open();
    const face = new File(['x'], 'face.png', { type: 'image/png' });
    await userEvent.upload(await screen.findByLabelText(/^Ваше фото/, { selector: 'input' }), face);
    fireEvent.load(screen.getAllByRole('presentation')[0] as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Готово' }));
    await waitFor(() => expect(sent).toEqual(['face.jpg']));
    expect(await screen.findByText('Фото загружено')).toBeVisible();
  });
});
