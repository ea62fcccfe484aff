import { setCurrentUserPhoto } from '@campus/shared/contract/files/calls';
import type { MediaFile } from '@campus/shared/contract/files/records';
import { getCurrentHuman } from '@campus/shared/contract/people/calls';
import { listSessions } from '@campus/shared/contract/auth/calls';
import { listLanguages, listTranslations } from '@campus/shared/contract/resources/calls';
import {
  getCurrentUser,
  updateCurrentUser,
  type OwnUser,
} from '@campus/shared/contract/staff/calls';
import { ApiError } from '@campus/shared/api/ApiError';
import { stub } from '@campus/shared/testing/stub';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadTexts } from '../language/loadTexts';
import { adminUser, staff } from '../session/people';
import { renderWithSession } from '../session/renderWithSession.fixture';
import { StaffAccountScreen } from './StaffAccountScreen';

jest.mock('../language/loadTexts', () => ({
  loadTexts: jest.fn(
    jest.requireActual<typeof import('../language/loadTexts')>('../language/loadTexts').loadTexts,
  ),
}));

const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const russian = { id: idOf(1), key: 'ru' as const, name: 'Русский', isDefault: true };
const english = { id: idOf(2), key: 'en' as const, name: 'English', isDefault: false };
const choose = async (name: 'English' | 'Русский') =>
  userEvent.click(await screen.findByRole('radio', { name }));

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

/** A record that only its newest version may be saved over. */
function stubRecord() {
  const user: OwnUser = { ...adminUser, photoUrl: null };
  const saved: unknown[] = [];
  stub(getCurrentUser, () => ({ ...user }));
  let gate = Promise.resolve();
  stub(updateCurrentUser, async ({ body }) => {
    saved.push(body);
    await gate;
    if (body.version !== user.version)
      throw new ApiError(409, 'Уже сохранено', { code: 'VERSION' });
    Object.assign(user, { position: body.position ?? user.position, version: body.version + 1 });
    return { ...user };
  });
  /** Lets nothing be saved until what it returns is called. */
  const hold = () => {
    let release = () => {};
    gate = new Promise((resolve) => (release = resolve));
    return () => release();
  };
  return { user, saved, hold };
}

function stubLanguages() {
  stub(listLanguages, () => ({ items: [russian, english], total: 2, skip: 0, size: 20 }));
  stub(listTranslations, () => ({ items: [], total: 0, skip: 0, size: 10_000 }));
}

test('a chosen language turns the page, and is kept for letters', async () => {
  const { saved } = stubRecord();
  stubLanguages();
  open();
  await choose('English');
  expect(await screen.findByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  const { lastName, firstName, version } = adminUser;
  const wanted = { lastName, firstName, version, languageId: english.id };
  await waitFor(() => expect(saved).toEqual([wanted]));
});

test('a language whose texts do not come is not kept for letters either', async () => {
  const { saved } = stubRecord();
  stubLanguages();
  jest.mocked(loadTexts).mockRejectedValueOnce(new Error('offline'));
  const { store } = open();
  store.getState().setLanguages([russian, english]);
  await choose('English');
  await waitFor(() => expect(store.getState().notifications).toMatchObject([{ tone: 'danger' }]));
  expect(screen.getByRole('radio', { name: 'Русский' })).toBeChecked();
  await choose('English');
  await waitFor(() => expect(saved).toMatchObject([{ languageId: english.id }]));
});

test('of two quick choices the record keeps the later, over the version of the earlier', async () => {
  const { saved, hold } = stubRecord();
  stubLanguages();
  const release = hold();
  const { store } = open();
  await choose('English');
  await waitFor(() => expect(saved).toHaveLength(1));
  // Before the record has been asked for anew.
  stub(getCurrentUser, () => new Promise<never>(() => undefined));
  await choose('Русский');
  release();
  await waitFor(() =>
    expect(saved).toMatchObject([
      { languageId: english.id, version: 1 },
      { languageId: russian.id, version: 2 },
    ]),
  );
  expect(store.getState().notifications).toStrictEqual([]);
});

test('what is typed stays while the language is saved, and goes over the newer version', async () => {
  const { user, saved } = stubRecord();
  stubLanguages();
  const { store } = open();
  await userEvent.type(await screen.findByLabelText(/^Должность/), 'Методист');
  user.middleName = 'Петровна';
  await choose('English');
  await waitFor(() => expect(saved).toHaveLength(1));
  // What an administrator has written meanwhile comes with it.
  await waitFor(() => expect(screen.getByLabelText(/^Middle name/)).toHaveValue('Петровна'));
  await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
  const wanted = { position: 'Методист', middleName: 'Петровна', version: 2 };
  await waitFor(() => expect(saved.at(-1)).toMatchObject(wanted));
  await waitFor(() => expect(store.getState().notifications).toMatchObject([{ tone: 'success' }]));
  expect(screen.getByLabelText(/^Position/)).toHaveValue('Методист');
});

test('what somebody has saved first is read, what was typed stays, and the next press saves it', async () => {
  const { user, saved } = stubRecord();
  open();
  await userEvent.type(await screen.findByLabelText(/^Должность/), 'Методист');
  Object.assign(user, { middleName: 'Петровна', version: 5 });
  const save = screen.getByRole('button', { name: 'Сохранить данные' });
  await userEvent.click(save);
  expect(await screen.findByText('Уже сохранено')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(/^Отчество/)).toHaveValue('Петровна'));
  expect(screen.getByText('Уже сохранено')).toBeVisible();
  await userEvent.click(save);
  const wanted = { position: 'Методист', middleName: 'Петровна', version: 5 };
  await waitFor(() => expect(saved.at(-1)).toMatchObject(wanted));
  await waitFor(() => expect(screen.queryByText('Уже сохранено')).toBeNull());
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
