import { PhotoField } from '@campus/shared/upload/PhotoField';
import type { Upload } from '@campus/shared/upload/useUploads';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { FormProvider, useForm, useWatch, type Control } from 'react-hook-form';

const drawn = {
  rotate: jest.fn(),
  translate: jest.fn(),
  drawImage: jest.fn(),
  fillRect: jest.fn(),
  sizes: [] as unknown[],
};

beforeAll(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: jest.fn() });
  Object.assign(globalThis, {
    createImageBitmap: jest.fn(async () => ({ width: 1800, height: 1600, close: () => undefined })),
  });
  const context = { ...drawn, scale: jest.fn() };
  HTMLCanvasElement.prototype.getContext = () => context as never;
  HTMLCanvasElement.prototype.toBlob = function toBlob(callback, type) {
    drawn.sizes.push([this.width, this.height]);
    callback(new Blob(['jpeg'], { type }));
  };
});

/** jsdom measures nothing: a stage of 400 pixels with the picture in it. */
function measure(naturalWidth: number, naturalHeight: number) {
  const sizes = { naturalWidth, naturalHeight, offsetWidth: 400, offsetHeight: 356 };
  for (const [name, value] of Object.entries(sizes)) {
    const target = name.startsWith('natural') ? HTMLImageElement : HTMLElement;
    Object.defineProperty(target.prototype, name, { configurable: true, get: () => value });
  }
  HTMLElement.prototype.getBoundingClientRect = () =>
    ({ width: 400, height: 400, left: 0, top: 0 }) as DOMRect;
}

function Value({ control }: { control: Control }) {
  return <output>{JSON.stringify(useWatch({ control, name: 'photoId' }))}</output>;
}

const upload = jest.fn<ReturnType<Upload>, Parameters<Upload>>(async ({ name }) => ({
  id: `id-${name}`,
  name,
}));

function Sample(own: Partial<ComponentProps<typeof PhotoField>>) {
  const form = useForm({ defaultValues: { photoId: 'old' } });
  return (
    <FormProvider {...form}>
      <PhotoField
        name="photoId"
        label="Фото"
        upload={upload}
        known={{ id: 'old', name: 'old.jpg', url: '/old.jpg' }}
        {...own}
      />
      <Value control={form.control as never} />
    </FormProvider>
  );
}

const choose = (name: string) =>
  userEvent
    .setup({ applyAccept: false })
    .upload(screen.getByLabelText(/Фото/), new File(['x'], name, { type: 'image/png' }));
const load = () => fireEvent.load(screen.getAllByRole('presentation')[0] as HTMLElement);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  upload.mockClear();
  drawn.rotate.mockClear();
  drawn.fillRect.mockClear();
  drawn.sizes.length = 0;
  measure(1800, 1600);
  renderScreen(<Sample />);
});

test('a photo is framed, cut and sent as a JPEG no larger than the card needs', async () => {
  await choose('selfie.png');
  load();
  await press('Готово');
  const [file] = upload.mock.calls[0] ?? [];
  expect(file).toMatchObject({ name: 'selfie.jpg', type: 'image/jpeg' });
  expect(drawn.sizes).toEqual([[1200, 1600]]);
  expect(await screen.findByText('"id-selfie.jpg"')).toBeVisible();
  expect(screen.getByText('Фото загружено')).toBeVisible();
});

test('the keyboard moves, zooms within what the pixels allow, and turns', async () => {
  await choose('selfie.png');
  load();
  const frame = screen.getByRole('application', { name: /стрелки двигают фото/ });
  const zoom = screen.getByRole('slider', { name: 'Масштаб' });
  act(() => frame.focus());
  await userEvent.keyboard('+');
  expect(zoom).toHaveValue('1.1');
  await userEvent.keyboard('{ArrowLeft}');
  const [picture] = screen.getAllByRole('presentation');
  expect(picture?.style.transform).toContain('translate(-10px, 0px)');
  await userEvent.keyboard('{+>20}');
  expect(zoom).toHaveValue('2');
  await press('Повернуть на 90°');
  expect(picture?.style.transform).toContain('rotate(90deg)');
});

test('the focus follows: into the frame, and back to the choice', async () => {
  await choose('selfie.png');
  expect(screen.getByRole('group', { name: 'Выберите кадр' })).toHaveFocus();
  await press('Отменить');
  expect(screen.getByLabelText(/Фото/)).toHaveFocus();
  expect(upload).not.toHaveBeenCalled();
});

test('a frame that is cut after somebody has cancelled is dropped', async () => {
  let open = () => {};
  const picture = { width: 1800, height: 1600, close: () => undefined };
  jest
    .mocked(createImageBitmap)
    .mockReturnValueOnce(new Promise((resolve) => (open = () => resolve(picture))));
  await choose('selfie.png');
  load();
  await press('Готово');
  await press('Отменить');
  await act(async () => open());
  expect(upload).not.toHaveBeenCalled();
  expect(screen.getByText('"old"')).toBeVisible();
});

describe('on a phone', () => {
  const media = { matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  beforeEach(() => {
    cleanup();
    window.matchMedia = jest.fn().mockReturnValue(media);
  });
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

  test('a photo can be taken on the spot, and is framed as a chosen one', async () => {
    renderScreen(<Sample isOfSelf />);
    const camera = screen.getByLabelText('Сфотографироваться');
    expect(camera).toHaveAttribute('capture', 'user');
    await userEvent.upload(camera, new File(['x'], 'shot.jpg', { type: 'image/jpeg' }));
    load();
    await press('Готово');
    expect(upload.mock.lastCall?.[0]).toMatchObject({ name: 'shot.jpg' });
  });

  test('one of somebody else is chosen only', () => {
    renderScreen(<Sample />);
    expect(screen.queryByLabelText('Сфотографироваться')).toBeNull();
  });
});

test('a telephone’s HEIC is refused in words', async () => {
  await choose('IMG_2041.HEIC');
  expect(screen.getByText(/Картинка в формате HEIC не подойдёт/)).toBeVisible();
});

test('a picture with too few pixels is refused with its size', async () => {
  measure(500, 500);
  await choose('small.png');
  load();
  expect(screen.getByText(/Фото не подойдёт: в нём 500×500 точек/)).toBeVisible();
});

test('the rule that is told is the only one, and no turn evades it', async () => {
  cleanup();
  renderScreen(<Sample what="picture" aspect={16 / 9} min={{ width: 960, height: 540 }} />);
  expect(screen.getByLabelText(/Фото/)).toHaveAccessibleDescription(
    'JPG, PNG или WebP до 40 МБ, не меньше 960×540 точек',
  );
  measure(900, 1600);
  await choose('tall.png');
  load();
  expect(
    screen.getByText(
      'Картинка не подойдёт: в ней 900×1600 точек. Выберите другую, не меньше 960×540.',
    ),
  ).toBeVisible();
  measure(1600, 900);
  await choose('wide.png');
  load();
  expect(screen.getByRole('button', { name: 'Повернуть на 90°' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Готово' })).toBeEnabled();
});

test('a picture that does not open is refused', async () => {
  await choose('broken.png');
  fireEvent.error(screen.getAllByRole('presentation')[0] as HTMLElement);
  expect(screen.getByText(/Фото не открылось/)).toBeVisible();
});

test('a failed photo can be sent again', async () => {
  upload.mockRejectedValueOnce(new Error('lost'));
  await choose('selfie.png');
  load();
  await press('Готово');
  expect(await screen.findByText(/Файл не загрузился/)).toBeVisible();
  await press('Повторить');
  expect(screen.getByLabelText(/Заменить/)).toHaveFocus();
  expect(await screen.findByText('"id-selfie.jpg"')).toBeVisible();
});

test('a photo that was taken out comes back', async () => {
  expect(screen.getByRole('img', { name: 'Выбранное фото' })).toHaveAttribute('src', '/old.jpg');
  await press('Убрать');
  expect(screen.getByText('null')).toBeVisible();
  await press('Вернуть фото');
  expect(screen.getByText('"old"')).toBeVisible();
});

test('a logo keeps its transparency, and may be replaced but not taken out', async () => {
  cleanup();
  renderScreen(<Sample aspect={1} min={{ width: 256, height: 256 }} format="png" required />);
  expect(screen.queryByRole('button', { name: 'Убрать' })).toBeNull();
  await choose('logo.webp');
  load();
  await press('Готово');
  expect(upload.mock.calls[0]?.[0]).toMatchObject({ name: 'logo.png', type: 'image/png' });
  expect(drawn.fillRect).not.toHaveBeenCalled();
  expect(await screen.findByText('"id-logo.png"')).toBeVisible();
});
