import { renderScreen } from '@campus/shared/testing/renderScreen';
import { act, screen } from '@testing-library/react';
import { useParams } from 'react-router-dom';
import { LeaveQuestion } from './LeaveQuestion';

jest.mock('@campus/shared/overlay/ConfirmDialog', () => {
  throw new Error('The network is down');
});

function Page() {
  const { page } = useParams();
  return (
    <>
      <p>Страница {page}</p>
      <LeaveQuestion isUnsaved={() => page === 'note'} />
    </>
  );
}

test.each([
  [false, 'note'],
  [true, 'news'],
])('when the window cannot be loaded the browser asks: %s', async (answer, page) => {
  jest.spyOn(window, 'confirm').mockReturnValue(answer);
  const { router } = renderScreen(<Page />, { url: '/note', path: '/:page' });
  await act(() => router.navigate('/news'));
  expect(await screen.findByText(`Страница ${page}`)).toBeVisible();
  expect(window.confirm).toHaveBeenCalledWith('Уйти без сохранения?');
});
