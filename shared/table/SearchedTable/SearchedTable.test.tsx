import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { ApiError } from '@campus/shared/api/ApiError';
import { listEduOrgs } from '@campus/shared/contract/resources/calls';
import { SearchedTable } from '@campus/shared/table/SearchedTable';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const orgOf = (place: number, name: string, shortName: string) => ({
  ...{ id: `0b6a4b5e-9d5a-4c1e-8a0e-00000000000${place}`, name, shortName },
  ...{ city: null, isActive: true },
});
const orgs = [orgOf(1, 'Лётный институт', 'ЛИ'), orgOf(2, 'Институт речи', 'ИР')];

function Sample({ gone }: { gone?: string | undefined }) {
  return (
    <SearchedTable
      query={useCallQuery(listEduOrgs, { query: {} })}
      caption="Заведения"
      columns={[{ key: 'name', header: 'Название', cell: ({ name }) => name, priority: 'primary' }]}
      rowKey={({ id }) => id}
      label="Найти заведение"
      wordsOf={({ name, shortName }) => `${name} ${shortName}`}
      totalLabel={(count) => `Найдено: ${count}`}
      empty={<p>Заведений нет</p>}
      removed={new Set(gone ? [gone] : [])}
    />
  );
}

const open = (url = '/', gone?: string) => renderScreen(<Sample gone={gone} />, { url });

test('rows are found by words in any order and of any case, and all of them come back', async () => {
  stub(listEduOrgs, () => orgs);
  const { router } = open();
  expect(await screen.findByText('Найдено: 2')).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox'), 'институт ЛЕТН{Enter}');
  expect(await screen.findByText('Найдено: 1')).toBeVisible();
  expect(screen.getByRole('row', { name: /Лётный/ })).toBeVisible();
  expect(router.state.location.search).toContain('search=');
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), 'море{Enter}');
  await userEvent.click(await screen.findByRole('link', { name: 'Показать всё' }));
  expect(await screen.findByText('Найдено: 2')).toBeVisible();
});

test('what has been removed is neither shown nor counted', async () => {
  stub(listEduOrgs, () => orgs);
  open('/', orgs[0]?.id);
  expect(await screen.findByText('Найдено: 1')).toBeVisible();
  expect(screen.queryByRole('row', { name: /Лётный/ })).not.toBeInTheDocument();
});

test('where there is nothing there is nothing to look for', async () => {
  stub(listEduOrgs, () => []);
  open();
  expect(await screen.findByText('Заведений нет')).toBeVisible();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

test('a list that cannot be read can be asked for again', async () => {
  stub(listEduOrgs, () => new ApiError(503, 'Сервис недоступен'));
  open();
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible();
});
