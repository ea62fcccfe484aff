import type { CallOutput } from '@campus/shared/contract/call';
import type { findStudents } from '@campus/shared/contract/people/calls';
import {
  getCurrentHuman,
  type CurrentHuman,
  type OwnClaim,
} from '@campus/shared/contract/people/calls';
import { listEduOrgs } from '@campus/shared/contract/resources/calls';
import { humanOf, studyOf } from '@campus/shared/testing/people';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { idOf } from '@campus/shared/testing/idOf';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import commonEn from '../locales/en.json';
import commonRu from '../locales/ru.json';
import { locales, StudyScreen } from './StudyScreen';

export const north = { id: idOf(1), name: 'Северный университет', shortName: 'СТУ' };
export const student = studyOf({ eduOrg: north, updatedAt: '2026-09-02T08:00:00Z' });
export const studyCandidate: CallOutput<typeof findStudents>[number] = {
  ...{ uuid: idOf(2), name: 'М••• А•••', recordBook: '•••12', program: 'Прикладная математика' },
  ...{ level: 'BACHELOR', course: 1, group: 'ПМ-101' },
};
export const waiting: OwnClaim = {
  ...{ id: idOf(3), status: 'WAITING', createdAt: '2026-11-20T09:00:00Z' },
  ...{ decidedAt: null, reason: null, eduOrg: north },
};

/** The page of one’s study; gives what changes the person that the server has. */
export function openStudy(change: Partial<CurrentHuman> = {}, language: 'ru' | 'en' = 'ru') {
  let human = humanOf({ identityStatus: 'FILLED', ...change });
  stub(getCurrentHuman, () => human);
  stub(listEduOrgs, () => [{ ...north, city: null, isActive: true }]);
  renderScreen(<StudyScreen />, {
    texts: {
      namespace: 'participant',
      locales: { ru: { ...commonRu, ...locales.ru }, en: { ...commonEn, ...locales.en } },
    },
    roles: ['HUMAN'],
    language,
  });
  return (next: Partial<CurrentHuman>) => {
    human = humanOf({ ...change, ...next });
  };
}

export async function searchStudy(book = '') {
  const organisation = await screen.findByRole('combobox', { name: 'Организация' });
  await userEvent.type(organisation, 'Северный');
  await userEvent.click(await screen.findByRole('option', { name: /Северный университет/ }));
  if (book)
    await userEvent.type(screen.getByRole('textbox', { name: /Номер зачётной книжки/ }), book);
  await userEvent.click(screen.getByRole('button', { name: 'Найти запись' }));
}
