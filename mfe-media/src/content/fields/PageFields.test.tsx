import { filterInfoPages, getInfoPage } from '@campus/shared/contract/media/pageCalls';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageSummary } from '../../pages/pageFixture';
import { newsRecordFixture } from '../editor/editorSetUp';
import { openEditorParts } from '../editor/openEditorParts';
import { ParentField } from './PageFields';

const own = pageSummary(1);
const chosen = pageSummary(150, { title: 'Стипендии' });
const asked: object[] = [];

/** More pages than one answer has room for: what is looked for is found by the server. */
function serve({ children = 0 } = {}) {
  asked.length = 0;
  stub(filterInfoPages, ({ body = {} }) => {
    if (body.parentId) return { items: [], total: children, skip: 0, size: 1 };
    asked.push(body);
    const found = body.search ? [pageSummary(120, { title: 'Общежитие' })] : [own, pageSummary(2)];
    return { items: found, total: 150, skip: 0, size: 100 };
  });
  stub(getInfoPage, ({ params }) => ({
    ...newsRecordFixture({ id: params.id, title: { ru: 'Стипендии', en: 'Grants' } }),
    parentId: null,
    position: 0,
    section: 'HELP' as const,
    showInMenu: true,
  }));
}

const open = (parentId = '') =>
  openEditorParts(<ParentField />, { id: own.id, section: 'HELP', parentId });
const field = () => screen.findByRole('combobox', { name: /^Вышестоящая страница/ });

test('a page beyond the first hundred is found by typing, among those of the section', async () => {
  serve();
  const { submit, wasSent } = open();
  await userEvent.click(await field());
  expect(await screen.findByRole('option', { name: /Страница 2/ })).toBeVisible();
  expect(screen.queryByRole('option', { name: /Страница 1/ })).toBeNull();
  await userEvent.type(await field(), 'общеж');
  await userEvent.click(await screen.findByRole('option', { name: /Общежитие/ }));
  expect(asked.at(-1)).toMatchObject({ search: 'общеж', sections: ['HELP'], parentId: null });
  await submit();
  await waitFor(() => expect(wasSent()).toMatchObject({ parentId: pageSummary(120).id }));
});

test('the chosen one has its name though nothing was looked for, and can be taken out', async () => {
  serve();
  const { submit, wasSent } = open(chosen.id);
  await waitFor(async () => expect(await field()).toHaveValue('Стипендии'));
  await userEvent.click(screen.getByRole('button', { name: 'Очистить' }));
  await submit();
  await waitFor(() => expect(wasSent()).toMatchObject({ parentId: '' }));
});

test('a page with pages below stays on the top level, and says so', async () => {
  serve({ children: 3 });
  open();
  expect(await screen.findByText(/Под этой страницей есть другие/)).toBeVisible();
  expect(await field()).toHaveAttribute('readonly');
});
