import { pictureFixture, subject } from '@campus/shared/testing/files';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEditorParts } from '../editor/openEditorParts';
import { SeoFields } from './SeoFields';

const cover = pictureFixture(1);
const image = pictureFixture(2, { alt: { ru: 'Стенд' } });
const open = (values = {}) =>
  openEditorParts(<SeoFields subjectId={subject} files={[cover, image]} />, {
    url: 'stipendii',
    title: { ru: 'Стипендии 2027', en: '' },
    summary: { ru: 'Кому и сколько', en: '' },
    seo: { title: { ru: '', en: '' }, description: { ru: '', en: '' }, ogImageId: null },
    coverId: null,
    ...values,
  });
const shown = (name: string) => within(screen.getByRole('figure', { name }));
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}(?!,)`) });

test('empty fields have stand-ins, and the preview says which', () => {
  open({ coverId: cover.id });
  expect(shown('В поиске').getByText('Стипендии 2027')).toBeVisible();
  expect(shown('В поиске').getByText('Кому и сколько')).toBeVisible();
  expect(shown('В поиске').getByText(/ › stipendii$/)).toBeVisible();
  expect(screen.getByText('Заголовок взяли у самого материала.')).toBeVisible();
  expect(screen.getByText('Картинку взяли с обложки.')).toBeVisible();
});

test('what is written here is shown at once and counted', async () => {
  open();
  await userEvent.type(field('Заголовок для поиска'), 'Как получить стипендию');
  expect(shown('В поиске').getByText('Как получить стипендию')).toBeVisible();
  expect(shown('Ссылка в мессенджере').getByText('Как получить стипендию')).toBeVisible();
  expect(screen.getByText('22 из 70')).toBeVisible();
  expect(screen.queryByText('Заголовок взяли у самого материала.')).toBeNull();
});

test('with nothing at all the preview says what is missing', () => {
  open({ title: {}, summary: {} });
  expect(shown('В поиске').getByText('Заголовка пока нет')).toBeVisible();
  expect(screen.getByText(/Картинки нет: загрузите её здесь/)).toBeVisible();
});

test('English falls back on Russian and says so', async () => {
  open({ seo: { title: { ru: 'Русский заголовок', en: '' }, description: null, ogImageId: null } });
  await userEvent.click(screen.getByRole('tab', { name: 'По-английски' }));
  await waitFor(() =>
    expect(screen.getByText('Английского заголовка нет — взяли русский.')).toBeVisible(),
  );
});

test('a known picture of links is shown with its words', async () => {
  open({ seo: { title: null, description: null, ogImageId: image.id } });
  expect(screen.getByRole('textbox', { name: 'Что на картинке' })).toHaveValue('Стенд');
  expect(screen.queryByText('Картинку взяли с обложки.')).toBeNull();
});
