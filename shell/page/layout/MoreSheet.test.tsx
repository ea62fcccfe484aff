import { ApiError } from '@campus/shared/api/ApiError';
import { filterNews } from '@campus/shared/contract/media/newsCalls';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor } from '@testing-library/react';
import { renderWithSession } from '../session/renderWithSession.fixture';
import { MoreSheet } from './MoreSheet';

test('a section with nothing to show is not offered, as in the menu', async () => {
  stub(filterNews, () => new ApiError(404, 'Не найдено'));
  const item = { to: '/help', label: 'Помощь', icon: 'help' as const, isCurrent: false };
  const votes = { ...item, to: '/admin/help', label: 'Отзывы', needs: filterNews.path };
  renderWithSession(<MoreSheet items={[item, votes]} open onClose={() => undefined} />);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Отзывы' })).toBeNull());
  expect(screen.getByRole('link', { name: 'Помощь' })).toBeVisible();
});
