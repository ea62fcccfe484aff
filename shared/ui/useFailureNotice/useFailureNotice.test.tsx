import { ApiError } from '@campus/shared/api/ApiError';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFailureNotice } from './useFailureNotice';

function Failing({ error }: { error: unknown }) {
  const sayFailed = useFailureNotice();
  return <button onClick={() => sayFailed(error, 'Не получилось')}>Сделать</button>;
}

test.each([
  [new ApiError(503, 'Сервис недоступен', { requestId: 'r-1' }), 'Сервис недоступен', 'r-1'],
  [new ApiError('FETCH_ERROR', 'Нет связи'), 'Нет связи', undefined],
  [new TypeError('x is undefined'), 'Не получилось', undefined],
])('%s is said in words a person understands', async (error, text, requestId) => {
  const { store } = renderScreen(<Failing error={error} />);
  await userEvent.click(screen.getByRole('button', { name: 'Сделать' }));
  expect(store.getState().notifications).toMatchObject([{ tone: 'danger', text, requestId }]);
});
