import { filterApplications } from '@campus/shared/contract/applications';
import { filterHumans } from '@campus/shared/contract/humans';
import { filterUsers } from '@campus/shared/contract/users';
import type { FilterCase } from './FilterCase';
import { casesOf, daysAgo, someOrgs } from './casesOf';

export const peopleCases = (token: string, operator: string, statusId: string): FilterCase[] => [
  ...casesOf(
    filterHumans,
    { token, deep: 100_000 },
    {
      nothing: {},
      'search, surname': { search: 'Лесохвалова' },
      'search, part of an address': { search: 'human0123' },
      'search, a first name of thousands': { search: 'отличница' },
      'organisations and courses': { eduOrgIds: someOrgs, courses: [1, 2] },
      'status, level, live card': { statusIds: [statusId], levels: ['BACHELOR'], hasCard: true },
      'mismatch, one organisation': {
        identityStatuses: ['MISMATCH'],
        eduOrgIds: someOrgs.slice(0, 1),
      },
      'card blocked, this year': { cardStatuses: ['BLOCKED'], createdFrom: daysAgo(360) },
    },
  ),
  ...casesOf(filterHumans, { token: operator, deep: 1_000 }, { 'operator, nothing': {} }),
  ...casesOf(
    filterApplications,
    { token, deep: 100_000 },
    {
      nothing: {},
      'search, surname': { search: 'Мореходова' },
      'search, number': { search: '012345' },
      'new, one type': { statuses: ['NEW'], types: ['EXTRA_GRANT'] },
      'rejected, organisations, month': {
        statuses: ['REJECTED'],
        eduOrgIds: someOrgs,
        createdFrom: daysAgo(300),
      },
    },
  ),
  ...casesOf(filterApplications, { token: operator, deep: 500 }, { 'operator, nothing': {} }),
  ...casesOf(
    filterUsers,
    { token, deep: 180 },
    {
      nothing: {},
      search: { search: 'staff01' },
      active: { isActive: true },
    },
  ),
];
