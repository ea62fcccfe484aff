import { renderScreen } from '@campus/shared/testing/renderScreen';
import { NothingFound } from '@campus/shared/ui/NothingFound';
import { screen } from '@testing-library/react';

test.each([
  ['rows', 'ru', 'Ничего не нашлось', 'Показать всё'],
  ['rows', 'en', 'Nothing found', 'Show all'],
  ['cards', 'ru', 'Ничего не нашлось', 'Сбросить фильтры'],
  ['cards', 'en', 'Nothing found', 'Reset filters'],
] as const)('it says so and leads back to all %s: %s', (of, language, title, way) => {
  renderScreen(<NothingFound of={of} to="/tickets" />, { language });
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', '/tickets');
});
