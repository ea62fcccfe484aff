import { CompletenessRing } from '@campus/shared/bilingual/CompletenessRing';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { screen, within } from '@testing-library/react';

const words = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((item) => item.textContent?.replace(/\s/g, ' '));

test('both languages are said in words', () => {
  renderScreen(<CompletenessRing parts={{ ru: 1, en: 0.4 }} />);
  expect(screen.getByRole('list', { name: 'Заполнено' })).toBeVisible();
  expect(words()).toEqual(['Русский: готово', 'Английский: 40 %']);
});

test('almost everything is not everything, and nothing is nothing', () => {
  renderScreen(<CompletenessRing parts={{ ru: 0.999, en: -1 }} />, { language: 'en' });
  expect(words()).toEqual(['Russian: 99%', 'English: 0%']);
});
