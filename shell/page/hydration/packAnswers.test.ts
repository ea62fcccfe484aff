import { QueryObserver } from '#real/react-query';
import { ApiError } from '@campus/shared/api/ApiError';
import { createQueryClient } from '@campus/shared/api/createQueryClient';
import { packAnswers, unpackAnswers } from './packAnswers';

/** What the browser has of an answer that the server was given, and what it asks when it is shown. */
async function carry(answer: () => Promise<unknown>) {
  const [server, browser] = [createQueryClient(), createQueryClient()];
  const queryKey = ['/api/media/news/url/{url}', { params: { url: 'a' } }];
  await server.fetchQuery({ queryKey, queryFn: answer }).catch(() => undefined);
  const text = JSON.stringify(packAnswers(server));
  unpackAnswers(browser, JSON.parse(text) as ReturnType<typeof packAnswers>);
  const queryFn = jest.fn(() => new Promise<never>(() => undefined));
  const observer = new QueryObserver(browser, { queryKey, queryFn });
  const first = observer.getCurrentResult();
  observer.subscribe(() => undefined)();
  const comeBack = () =>
    new QueryObserver(browser, { queryKey, queryFn }).subscribe(() => undefined);
  return { first, queryFn, text, comeBack };
}

test('an answer is there in the browser, which does not ask for it', async () => {
  const { first, queryFn } = await carry(() => Promise.resolve({ title: 'Новость' }));
  expect(first.data).toEqual({ title: 'Новость' });
  expect(queryFn).not.toHaveBeenCalled();
});

test('so is that there is no such record, without the id of the request', async () => {
  const { first, queryFn, text } = await carry(() =>
    Promise.reject(
      new ApiError(404, 'Нет такой', { code: 'NOT_FOUND', requestId: 'of-one-reader' }),
    ),
  );
  expect(first.error).toBeInstanceOf(ApiError);
  expect(first.error).toMatchObject({ status: 404, message: 'Нет такой', code: 'NOT_FOUND' });
  expect(queryFn).not.toHaveBeenCalled();
  expect(text).not.toContain('of-one-reader');
});

test('whoever comes back to it later asks anew', async () => {
  const { queryFn, comeBack } = await carry(() => Promise.reject(new ApiError(404, 'Нет такой')));
  document.dispatchEvent(new Event('campus:hydrated'));
  await Promise.resolve();
  expect(queryFn).not.toHaveBeenCalled();
  comeBack();
  expect(queryFn).toHaveBeenCalledTimes(1);
});

test('what failed for a while is asked by the browser', async () => {
  const { first, queryFn } = await carry(() => Promise.reject(new ApiError(500, 'Ошибка')));
  expect(first.isPending).toBe(true);
  expect(queryFn).toHaveBeenCalledTimes(1);
});
