import {
  applyForExtraGrant,
  cancelApplication,
  listMyApplications,
} from '@campus/shared/contract/applications/calls';
import { applicationPaths } from '@campus/shared/contract/applications/paths';
import { settled } from '../../fixtures/expectSound';
import { keepTranscript } from '../../fixtures/keepTranscript';
import { createListener } from '../../fixtures/screenReader';
import { expect, test } from '../../fixtures/test';

test(
  'what staff hear is enough to find an application and to approve it',
  { tag: '@all' },
  async ({ page, signIn }) => {
    const student = await signIn('student');
    const { items } = await student(listMyApplications, { query: { type: 'EXTRA_GRANT' } });
    for (const { id, status } of items)
      if (status === 'NEW') await student(cancelApplication, { params: { id } });
    const { id, number } = await student(applyForExtraGrant);
    await signIn('payments');
    await page.goto(`${applicationPaths.queue()}?${new URLSearchParams({ search: number })}`);
    await settled(page);
    const listener = createListener(page);
    await listener.find(/^heading, .*level 1/, 'moveToNextHeading');
    await listener.find(/^link, .*Второкурсница/);
    await listener.act();
    await listener.reach(/^region, Проверки/, 'moveToNextLandmark');
    await listener.find(/^Личность подтверждена/);
    await listener.find(/^button, Одобрить/, 'previous');
    await listener.act();
    await listener.hear(/^alertdialog, Одобрить заявку/);
    await listener.find(/^button, Одобрить/, 'previous');
    await listener.act();
    await listener.hear(/одобрена/i);
    await expect
      .poll(async () => {
        const own = await student(listMyApplications, { query: { type: 'EXTRA_GRANT' } });
        return own.items.find((one) => one.id === id)?.status;
      })
      .toBe('APPROVED');
    await keepTranscript('decision.ru', 'Staff approve an application', listener);
  },
);
