/** @jest-environment node */
import { idOf } from '@campus/shared/testing/idOf';
import { registerOf } from '../registerFixtures';
import { termChangesOf, termValuesOf } from './termsChanges';

const register = registerOf({
  ...{ eduOrgIds: [idOf(1), idOf(2)], comment: null, amountPerHuman: null, budget: null },
  version: 4,
});
const saved = termValuesOf(register);

test('what is as it was is not sent, though it stands otherwise in the form', () => {
  const eduOrgIds = saved.eduOrgIds.toReversed();
  expect(termChangesOf({ ...saved, eduOrgIds }, register)).toEqual({ version: 4 });
});

test('of a period both ends are sent when one is moved', () => {
  const moved = { ...saved, periodTo: '2026-12-15' };
  expect(termChangesOf(moved, register)).toEqual({
    periodFrom: saved.periodFrom,
    periodTo: '2026-12-15',
    version: 4,
  });
});

test('an English name that is taken away is sent as none', () => {
  const named = registerOf({ name: { ru: 'Стипендия', en: 'Grant' }, version: 4 });
  const typed = { ...termValuesOf(named), name: { ru: 'Стипендия', en: '' } };
  expect(termChangesOf(typed, named)).toEqual({ name: { ru: 'Стипендия' }, version: 4 });
});
