import type { Api } from '@campus/shared/api/createApi';
import { getCampusCard } from '@campus/shared/contract/cards/calls';
import { getCurrentHuman } from '@campus/shared/contract/people/calls';
import { createTicket } from '@campus/shared/contract/support/calls';
import { peoplePaths } from '@campus/shared/contract/people/paths';
import type { Page } from '@playwright/test';
import { openRegistry } from '../../../shell/releases/registry/openRegistry';
import { retired } from '../../../shell/releases/deployments/deployments';
import { demoAccounts } from '../../fixtures/demoAccounts';
import { apiOf, signIn as signInTo } from '../../fixtures/signIn';
import { expect, test } from '../../fixtures/test';

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Разделы страницы' });
const tab = (page: Page, name: string) => tabs(page).getByRole('link', { name, exact: true });
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function idOf(student: Api) {
  const person = await student(getCurrentHuman);
  return person.kind === 'HUMAN' ? person.id : '';
}

test('the page of a person shows what other remotes know of them', async ({ page, signIn }) => {
  const student = await signIn('student');
  const id = await idOf(student);
  const subject = 'Не пришла выплата за октябрь';
  const text = 'Жду её вторую неделю, а в истории пусто.';
  await student(createTicket, { body: { category: 'PAYMENT', subject, text } });
  await signIn('support');

  await page.goto(peoplePaths.person(id));
  await expect(page.getByRole('region', { name: 'Сведения' })).toContainText(
    demoAccounts.student.email,
  );
  await expect(tabs(page).getByRole('link')).toHaveText([
    ...['Сведения', 'Учёба', 'Карта', 'Учебный план', 'Выплаты', 'Сообщения', 'Обращения'],
    'Журнал',
  ]);
  await tab(page, 'Карта').click();
  await expect(page).toHaveURL(`${peoplePaths.person(id)}/card`);
  await expect(page).toHaveTitle(/^Карта: /);
  await expect(tab(page, 'Карта')).toBeFocused();
  await expect(panel(page, 'Карта').getByText('Действует').first()).toBeVisible();
  await tab(page, 'Выплаты').click();
  const payments = panel(page, 'Выплаты').getByRole('table', { name: 'Выплаты участника' });
  await expect(payments.getByText('Выплачена', { exact: true }).first()).toBeVisible();

  await tab(page, 'Сообщения').click();
  await expect(panel(page, 'Сообщения').getByRole('table')).toBeVisible();
  await tab(page, 'Обращения').click();
  await expect(panel(page, 'Обращения').getByText(subject).first()).toBeVisible();

  await page.reload();
  await expect(tab(page, 'Обращения')).toHaveAttribute('aria-current', 'page');
  await expect(panel(page, 'Обращения').getByText(subject).first()).toBeVisible();
  await page.goto(`${peoplePaths.person(id)}?tab=HumanMessages`);
  await expect(page).toHaveURL(`${peoplePaths.person(id)}/messages`);
  await page.goto(peoplePaths.person(id, 'card'));
  await expect(page).toHaveURL(`${peoplePaths.person(id)}/card`);
});

test('documents are seen in full with a reason, which the log of the person keeps', async ({
  page,
  signIn,
}) => {
  const id = await idOf(await signIn('student'));
  await signIn('support');
  await page.goto(peoplePaths.person(id));
  await page.getByRole('button', { name: 'Показать полностью' }).click();
  const reason = 'Сверка с паспортом по обращению';
  await page.getByRole('textbox', { name: 'Зачем они нужны' }).fill(reason);
  await page.getByRole('button', { name: 'Показать', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Скрыть' })).toBeVisible();

  await tab(page, 'Журнал').click();
  const entry = panel(page, 'Журнал').getByRole('listitem').filter({ hasText: reason });
  await expect(entry).toContainText('Документы показаны полностью');
});

test('a role sees the tabs that are for it', async ({ page, signIn }) => {
  const id = await idOf(await signIn('student'));
  await signIn('approver');
  await page.goto(peoplePaths.person(id));
  await expect(tabs(page).getByRole('link')).toHaveText([
    ...['Сведения', 'Учёба', 'Карта', 'Учебный план', 'Выплаты'],
  ]);
});

test(
  'where payments fail, their card stands in their tab, the others work, and opened again it loads',
  { tag: '@all' },
  async ({ page, signIn, allowProblem }) => {
    allowProblem(/ERR_FAILED|Federation Runtime|\[payments /);
    const id = await idOf(await signIn('student'));
    await signIn('support');
    await page.route('**/remotes/payments/**', (route) => route.abort());
    await page.goto(peoplePaths.person(id));
    await tab(page, 'Выплаты').click();
    const failure = panel(page, 'Выплаты').getByRole('alert');
    await expect(failure).toContainText('Раздел «Выплаты» не открылся');
    await tab(page, 'Сообщения').click();
    await expect(panel(page, 'Сообщения').getByRole('table')).toBeVisible();

    await page.unroute('**/remotes/payments/**');
    await tab(page, 'Выплаты').click();
    await expect(panel(page, 'Выплаты').getByRole('table')).toBeVisible();
  },
);

test(
  'where payments are taken off, no tab of theirs is left, and a study is unlinked as before',
  { tag: '@all' },
  async ({ page, ownProduct }) => {
    const { url, dataDir } = ownProduct;
    const student = apiOf(ownProduct, await signInTo(ownProduct, 'student'));
    const id = await idOf(student);
    const registry = await openRegistry({ dataFolder: dataDir });
    const move = { remote: 'payments', kind: 'retire', why: 'a test' } as const;
    await registry.move({ ...move, channel: retired('payments') });

    const token = await signInTo(ownProduct, 'support');
    await page.context().addCookies([{ name: 'AuthToken', value: token, url }]);
    await page.goto(url + peoplePaths.person(id));
    await expect(tabs(page).getByRole('link')).toHaveText([
      ...['Сведения', 'Учёба', 'Карта', 'Учебный план', 'Сообщения', 'Обращения', 'Журнал'],
    ]);
    await tab(page, 'Сообщения').click();
    await expect(panel(page, 'Сообщения').getByRole('table')).toBeVisible();

    await tab(page, 'Учёба').click();
    const study = panel(page, 'Учёба');
    await study.getByRole('button', { name: 'Отвязать учёбу' }).click();
    const asked = page.getByRole('dialog', { name: 'Отвязать учёбу' });
    await asked.getByRole('textbox', { name: 'Причина' }).fill('Запись другого человека');
    await asked.getByRole('button', { name: 'Отвязать учёбу' }).click();
    await expect(study.getByRole('heading', { name: 'Учёба не привязана' })).toBeVisible();
    expect(await student(getCampusCard)).toMatchObject({ status: 'BLOCKED', qrToken: null });
  },
);
