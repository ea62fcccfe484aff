import { filterHumans } from '@campus/shared/contract/people/staffCalls';
import type { Role } from '@campus/shared/contract/roles';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { idOf } from '@campus/shared/testing/idOf';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { locales } from '../../NotificationsScreen';
import { PeopleField } from './PeopleField';

function Sample({ humanIds }: { humanIds: string[] }) {
  const form = useForm({ defaultValues: { audience: { humanIds } } });
  return (
    <FormProvider {...form}>
      <PeopleField />
    </FormProvider>
  );
}

const open = (humanIds: string[], role: Role = 'ADMIN') =>
  renderScreen(<Sample humanIds={humanIds} />, {
    roles: [role],
    texts: { namespace: 'support', locales },
  });
const manyIds = Array.from({ length: 120 }, (_, index) => idOf(index));

test('a list that is too long to read is counted, and can be let go', async () => {
  stub(filterHumans, () => ({ items: [], total: 0, skip: 0, size: 20 }));
  open(manyIds);
  expect(screen.getByText(/120/)).toBeVisible();
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByRole('combobox')).toBeVisible();
  expect(screen.queryByText(/120/)).not.toBeInTheDocument();
});

test('who has no register of people reads how many there are, and changes nothing', () => {
  open(manyIds.slice(0, 3), 'CONTENT_MANAGER');
  expect(screen.getByText(/3/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});
