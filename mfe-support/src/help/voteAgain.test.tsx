import { getInfoPageByUrl } from '@campus/shared/contract/media/pageCalls';
import { createHelpVote, getHelpVote } from '@campus/shared/contract/media/voteCalls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { helpPage } from '../ticket/helpPageFixture';
import { HelpVote } from './HelpVote';

function Visits() {
  const [isThere, setThere] = useState(true);
  return (
    <>
      <button onClick={() => setThere(!isThere)}>{isThere ? 'Уйти' : 'Вернуться'}</button>
      {isThere && <HelpVote url={helpPage.url} />}
    </>
  );
}

test('whoever comes back at once finds the answer that they have given', async () => {
  localStorage.clear();
  let given: { isHelpful: boolean } | null = null;
  stub(getInfoPageByUrl, () => ({
    ...{ ...helpPage, section: 'HELP' as const, body: '', files: [] },
    ...{ publishAt: '2026-11-02T09:00:00Z', updatedAt: '2026-11-03T09:00:00Z' },
    seo: { title: helpPage.title, description: '', image: null },
  }));
  stub(getHelpVote, () => given);
  stub(createHelpVote, ({ body: { isHelpful } }) => ({ isHelpful }));
  renderScreen(<Visits />, { texts: { namespace: 'support', locales: { ru, en } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Нет' }));
  await screen.findByText('Спасибо, ответ учтён');
  given = { isHelpful: false };
  await userEvent.click(screen.getByRole('button', { name: 'Уйти' }));
  await userEvent.click(screen.getByRole('button', { name: 'Вернуться' }));
  const answer = await screen.findByRole('button', { name: 'Нет' });
  expect(answer).toHaveAttribute('aria-pressed', 'true');
});
