import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import { filterNews } from '@campus/shared/contract/media/newsCalls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { LatestNews } from './LatestNews';
import { newsFixture, pageFixture } from './newsFixture';

const texts = { namespace: 'media', locales: { ru, en } };

test('three news and the way to all of them', async () => {
  const asked: CallInput<typeof filterNews>[] = [];
  stub(filterNews, (input) => {
    asked.push(input);
    return pageFixture(
      [1, 2, 3].map((number) => newsFixture(number)),
      20,
    );
  });
  renderScreen(<LatestNews />, { texts });
  expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Все новости' })).toHaveAttribute('href', '/news');
  expect(asked).toEqual([{ query: { size: 3 }, body: {} }]);
});

test('a quiet season is said in words', async () => {
  stub(filterNews, () => pageFixture([]));
  renderScreen(<LatestNews />, { texts, language: 'en' });
  expect(await screen.findByRole('heading', { name: 'No news yet' })).toBeVisible();
});

test('recovers after a failed load', async () => {
  stub(filterNews, () => new ApiError(503, 'Сервис недоступен'));
  renderScreen(<LatestNews />, { texts });
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  stub(filterNews, () => pageFixture([newsFixture(1)]));
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'Новость 1' })).toBeVisible();
});
