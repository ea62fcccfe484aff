import { screen } from '@testing-library/react';
import { openTicketList } from './openTicketList';

test('a tab without rows says nothing about the whole list, and leads back to it', async () => {
  openTicketList('/tickets?kind=PAY&size=50', { given: 0 });
  expect(await screen.findByText('Ничего не нашлось')).toBeVisible();
  expect(screen.queryByText('Обращений пока нет')).toBeNull();
  expect(screen.getByRole('link', { name: 'Показать всё' })).toHaveAttribute(
    'href',
    '/tickets?size=50',
  );
});
