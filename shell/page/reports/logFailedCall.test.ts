/** @jest-environment node */
import { ApiError } from '@campus/shared/api/ApiError';
import { listNewsTags } from '@campus/shared/contract/media/taxonomyCalls';
import { logFailedCall } from './logFailedCall';

const report = jest.fn();
const log = logFailedCall(report);

beforeEach(() => {
  jest.restoreAllMocks();
  report.mockClear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('a call that the service has failed is logged to the console and told of', () => {
  const error = new ApiError(503, 'Сервис недоступен', { requestId: 'r-1' });
  log(error, listNewsTags);
  expect(console.error).toHaveBeenCalledWith('GET /api/media/news-tags: Сервис недоступен', error);
  expect(report).toHaveBeenCalledWith({
    kind: 'error',
    phase: 'call',
    message: 'GET /api/media/news-tags: 503',
    requestId: 'r-1',
  });
});

test.each([[404], ['FETCH_ERROR']] as const)('%s is logged, and nobody else is told', (status) => {
  log(new ApiError(status, 'Нет'), listNewsTags);
  expect(
    [jest.mocked(console.error), jest.mocked(console.warn)].flatMap(({ mock }) => mock.calls),
  ).toHaveLength(1);
  expect(report).not.toHaveBeenCalled();
});
