import { NoneFound } from '@campus/shared/table/NoneFound';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { screen } from '@testing-library/react';

test.each([
  ['ru', 'Ничего не нашли', 'Показать всё'],
  ['en', 'Nothing found', 'Show all'],
] as const)('it says so and leads back to all rows: %s', (language, title, way) => {
  renderScreen(<NoneFound to="/tickets" />, { language });
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', '/tickets');
});
