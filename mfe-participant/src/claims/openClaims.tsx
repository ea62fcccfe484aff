import { filterStudentClaims, getStudentClaim } from '@campus/shared/contract/people/staffCalls';
import type { Role } from '@campus/shared/contract/roles';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { idOf } from '@campus/shared/testing/idOf';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { ClaimsScreen, locales } from './ClaimsScreen';
import type { Claim } from './decision/ClaimDecision';

export const claimantName = { lastName: 'Мечтательная', firstName: 'Анна', middleName: null };
/** A claim that waits, for tests. */
export const claim: Claim = {
  ...{ id: idOf(1), status: 'WAITING', createdAt: '2026-11-20T09:00:00Z' },
  ...{ decidedAt: null, decidedBy: null, reason: null, holder: null },
  human: {
    ...{ id: idOf(2), ...claimantName, birthDate: '2005-05-14', snils: '•••-•••-445 95' },
    ...{ recordBook: '25-01', version: 3, email: 'anna@example.test', identityStatus: 'FILLED' },
  },
  student: {
    ...{ id: idOf(3), ...claimantName, birthDate: '2005-05-15', snils: null, recordBook: '25-01' },
    ...{ version: 7, program: 'Физика', course: 2, group: 'Ф-201' },
    eduOrg: { id: idOf(4), name: 'Северный университет', shortName: 'СТУ' },
    status: { key: 'ENROLLED', name: 'Учится', isStudying: true },
  },
  agreement: {
    ...{ lastName: true, firstName: true, middleName: null },
    ...{ birthDate: false, snils: null, recordBook: true },
  },
};
export const claimsPage = (...items: Claim[]) => ({
  items,
  total: items.length,
  skip: 0,
  size: 10,
});

export const address = `/admin/claims/${claim.id}`;
export const openClaims = (
  url = '/admin/claims',
  language: 'ru' | 'en' = 'ru',
  element: ReactElement = <ClaimsScreen />,
  roles: Role[] = ['SUPPORT'],
) =>
  renderScreen(element, {
    ...{ url, path: '/admin/claims/:id?', language, roles },
    texts: { namespace: 'participant', locales },
  });
export const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }));

export function stubClaims() {
  stub(filterStudentClaims, () => claimsPage(claim));
  stub(getStudentClaim, () => claim);
}
