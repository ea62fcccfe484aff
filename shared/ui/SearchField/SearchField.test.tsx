import { SearchField } from '@campus/shared/ui/SearchField';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

test('a search keeps the other filters, starts from the first page and follows «back»', async () => {
  const url = '/news?tagIds=a&tagIds=b&skip=20';
  const { router } = renderScreen(<SearchField label="Поиск новостей" />, { url });
  const field = screen.getByRole('searchbox', { name: 'Поиск новостей' });
  await userEvent.type(field, ' карта {Enter}');
  const written = new URLSearchParams(router.state.location.search);
  expect([...written]).toEqual([
    ['tagIds', 'a'],
    ['tagIds', 'b'],
    ['search', 'карта'],
  ]);
  await act(() => router.navigate(-1));
  expect(field).toHaveValue('');
});
