import { ApiError } from '@campus/shared/api/ApiError';
import { setPartnerLogo } from '@campus/shared/contract/partners/calls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deskFixture, textsOfPartnerDesk } from './openPartnerEditor';
import { LogoCard } from './EditorAside';

const partner = deskFixture(1);
const logo = { url: '/api/files/partner-logo/a.png', alt: 'Кофейня', width: 512, height: 512 };

/** jsdom draws and measures nothing: a picture of 600 by 400 pixels. */
beforeAll(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:logo', revokeObjectURL: jest.fn() });
  Object.assign(globalThis, {
    createImageBitmap: async () => ({ width: 600, height: 400, close: () => undefined }),
  });
  const names = ['scale', 'translate', 'rotate', 'drawImage', 'fillRect'];
  const context = Object.fromEntries(names.map((name) => [name, () => undefined]));
  HTMLCanvasElement.prototype.getContext = () => context as never;
  HTMLCanvasElement.prototype.toBlob = (callback, type) => callback(new Blob(['png'], { type }));
  const sizes = { naturalWidth: 600, naturalHeight: 400, offsetWidth: 400, offsetHeight: 267 };
  for (const [name, value] of Object.entries(sizes)) {
    const target = name.startsWith('natural') ? HTMLImageElement : HTMLElement;
    Object.defineProperty(target.prototype, name, { configurable: true, get: () => value });
  }
});

async function choose() {
  renderScreen(<LogoCard partner={partner} />, { texts: textsOfPartnerDesk });
  const file = new File(['x'], 'logo.webp', { type: 'image/webp' });
  await userEvent.upload(screen.getByLabelText(/Файл логотипа/), file);
  fireEvent.load(screen.getAllByRole('presentation')[0] as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: 'Готово' }));
}

test('a logo is cut square, sent at once as a PNG and shown', async () => {
  const sent = jest.fn();
  stub(setPartnerLogo, ({ params, file }) => {
    sent(params.id, file);
    return { ...partner, logo };
  });
  await choose();
  expect(await screen.findByText('Логотип загружен')).toBeVisible();
  expect(sent).toHaveBeenCalledWith(
    partner.id,
    expect.objectContaining({ name: 'logo.png', type: 'image/png' }),
  );
  expect(screen.queryByRole('button', { name: 'Убрать' })).toBeNull();
});

test('a logo that is refused says why, and can be sent again', async () => {
  stub(setPartnerLogo, () => new ApiError(413, 'Файл больше 1 МБ', { code: 'FILE_TOO_LARGE' }));
  await choose();
  expect(await screen.findByText(/Файл больше 1 МБ/)).toBeVisible();
  stub(setPartnerLogo, () => ({ ...partner, logo }));
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Логотип загружен')).toBeVisible();
});
