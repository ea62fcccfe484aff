import { createFailedRegister, filterCandidates } from '@campus/shared/contract/payments/calls';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import {
  changeRegister,
  createDraft,
  readIncluded,
  sendRegister,
} from '../../fixtures/registerDesk';
import { perform, recordAnswer, state, words } from '../../fixtures/registerPage';
import { expect, test } from '../../fixtures/test';

test(
  'whom the bank refused is included again by a reason, approved, sent, and paid',
  { tag: '@all' },
  async ({ page, context, browser, product, signIn }) => {
    const said = words.ru;
    const approver = await signIn('approver');
    const cookies = await context.cookies();
    const manager = await signIn('payments');
    const sent = await sendRegister(manager, approver, await createDraft(manager));
    const [refused = '', ...others] = await readIncluded(manager, sent);
    const partly = await changeRegister(manager, sent, {
      results: [
        { humanId: refused, status: 'FAILED', reason: 'Счёт закрыт' },
        ...others.map((humanId) => ({ humanId, status: 'PAID' })),
      ],
    });
    const { id } = await manager(createFailedRegister, { params: { id: partly.id } });
    const url = paymentPaths.register('one-time', id);

    const { items } = await manager(filterCandidates, { params: { id }, body: {} });
    const { human } = items.find((one) => one.human.id === refused) ?? {};
    const name = encodeURIComponent(`${human?.lastName} ${human?.firstName}`);

    await page.goto(`${url}?tab=candidates&search=${name}`);
    await page.getByRole('table', { name: said.people }).getByRole('checkbox').nth(1).check();
    await page.getByRole('button', { name: said.include }).click();
    const decision = page.getByRole('dialog');
    await decision.getByRole('textbox', { name: said.why }).fill('Прислала новые реквизиты');
    await decision.getByRole('button', { name: said.include }).click();
    await expect(decision).toHaveCount(0);
    await page.goto(url);
    await perform(page, said.form, /Включено\s*1/);

    const other = await browser.newContext({ baseURL: product.url, locale: 'ru-RU' });
    await other.addCookies(cookies);
    const approving = await other.newPage();
    await approving.goto(url);
    await perform(approving, said.approve, /Включено\s*1/);
    await other.close();
    await page.reload();
    await perform(page, said.send, said.final);
    await page.reload();
    await recordAnswer(page, { ...said, refused: said.paid });
    await expect(state(page, said.completed)).toBeVisible();
    await page.reload();
    await expect(state(page, said.completed)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Создать реестр из/ })).toHaveCount(0);
  },
);
