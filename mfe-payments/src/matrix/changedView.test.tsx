import { listGrants } from '@campus/shared/contract/education/calls';
import { idOf } from '@campus/shared/testing/idOf';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen } from '@testing-library/react';
import { textsWith } from '../registers/registerFixtures';
import { GrantMatrixScreen, locales } from './GrantMatrixScreen';

const college = {
  ...{ id: idOf(1), name: 'Сибирский университет', shortName: 'СТУ', city: null },
  ...{ grants: [], staff: { version: 1 } },
};

const open = (role: 'AUDITOR' | 'PAYMENT_MANAGER') => {
  stub(listGrants, () => ({ items: [college], total: 1 }));
  renderScreen(<GrantMatrixScreen />, {
    url: '/admin/grants?view=changed',
    path: '/admin/:page',
    roles: [role],
    texts: textsWith(locales),
  });
};

test('an auditor who is sent a link to changes sees all, since there are none of theirs', async () => {
  open('AUDITOR');
  expect(await screen.findByRole('row', { name: /^СТУ/ })).toBeVisible();
});

test('who has changed nothing is told that nothing is found among changes', async () => {
  open('PAYMENT_MANAGER');
  expect(await screen.findByRole('link', { name: /Сбросить|Показать/ })).toBeVisible();
  expect(screen.queryByRole('row', { name: /^СТУ/ })).toBeNull();
});
