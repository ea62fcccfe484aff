import { pictureFixture, subject } from '@campus/shared/testing/files';
import { screen, within } from '@testing-library/react';
import { openEditorParts } from './openEditorParts';
import { PublicationFiles } from './PublicationFiles';

const names = () =>
  within(screen.getByRole('list', { name: 'Файлы к материалу' }))
    .getAllByRole('link')
    .map((link) => link.textContent?.replace(/ \(.*/, ''));

test('a picture without words is marked, and what the page shows elsewhere is not in the list', () => {
  const cover = pictureFixture(4);
  const inText = pictureFixture(5);
  const files = [pictureFixture(3), cover, inText];
  openEditorParts(<PublicationFiles subjectId={subject} files={files} />, {
    coverId: cover.id,
    body: { ru: `<img src="${inText.url}" alt="">` },
  });
  expect(names()).toEqual(['Снимок 3.jpg']);
  expect(screen.getByText('Опишите картинку, иначе читатели её не увидят')).toBeVisible();
});
