import { renderScreen } from '@campus/shared/testing/renderScreen';
import { screen } from '@testing-library/react';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { AskForHelp } from './AskForHelp';

const texts = { namespace: 'support', locales: { ru, en } };

test('leads to a new ticket', () => {
  renderScreen(<AskForHelp />, { texts });
  expect(screen.getByRole('region', { name: 'Не нашли ответ?' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Задать вопрос' })).toHaveAttribute('href', '/help/new');
});

test('speaks English too', () => {
  renderScreen(<AskForHelp />, { texts, language: 'en' });
  expect(screen.getByRole('link', { name: 'Ask a question' })).toBeVisible();
});
