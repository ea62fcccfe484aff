import { studyLevels } from '@campus/shared/contract/education/requests';
import { pageSections } from '@campus/shared/contract/media/requests';
import { discountTypes } from '@campus/shared/contract/partners/discountTypes';
import { ticketPriorities, ticketScores } from '@campus/shared/contract/support/requests';
import { participantTicketCategories } from '@campus/shared/contract/support/ticketCategories';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { screen } from '@testing-library/react';
import { Changes } from './Changes';
import { locales } from './LogScreen';

type Diff = Parameters<typeof Changes>[0]['diff'];

const show = (diff: Diff, language: 'ru' | 'en' = 'ru') =>
  renderScreen(<Changes diff={diff} />, {
    ...{ language, roles: ['AUDITOR'] },
    texts: { namespace: 'admin-users', locales },
  });

/** What is written beside each field. */
const said = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent?.replace(/\s/g, ' ')]),
  );

test('sums of a register are told in roubles, not in the kopecks of the server', () => {
  show({ budget: { from: 100_000_00, to: 250_000_00 }, amountPerHuman: { to: 2_500_50 } });
  expect(said()).toEqual({
    'Бюджет:': '100 000,00 ₽ → 250 000,00 ₽',
    'Сумма на человека:': '2 500,50 ₽',
  });
});

test('a discount that may be per cent or kopecks is said to have changed', () => {
  show({ discountValue: { from: 30_000, to: 15 }, discountType: { from: 'FIXED', to: 'PERCENT' } });
  expect(said()).toEqual({
    'Размер скидки:': 'изменено',
    'Вид выгоды:': 'Скидка в рублях → Скидка в процентах',
  });
});

test('a partner or a link that readers no longer see has lost no access', () => {
  show({ isActive: { from: true, to: false } });
  expect(said()).toEqual({ 'Действует:': 'да → нет' });
});

const fields = [
  ...['isPinned', 'tagIds', 'authorId', 'startsAt', 'place', 'organiser', 'section', 'showInMenu'],
  ...['alt', 'caption', 'cityIds', 'promoCode', 'validTo', 'periodFrom', 'totals', 'decide'],
  ...['include', 'exclude', 'results', 'subject', 'score', 'waitingSince', 'level', 'PD_SHARE'],
];
const values = [
  ...[...studyLevels, ...pageSections, ...discountTypes],
  ...[...ticketPriorities, ...ticketScores, ...participantTicketCategories],
];

test.each(['ru', 'en'] as const)('what staff and people change has words in %s', (language) => {
  show(Object.fromEntries(fields.map((field) => [field, { to: true }])), language);
  const names = screen.getAllByRole('term').map((term) => term.textContent?.replace(':', ''));
  expect(names.filter((name = '') => fields.includes(name))).toStrictEqual([]);
});

test.each(['ru', 'en'] as const)('what it is changed to has words in %s', (language) => {
  show(Object.fromEntries(values.map((value) => [`${value}.`, { to: value }])), language);
  const shown = screen.getAllByRole('definition').map((line) => line.textContent);
  expect(shown.filter((text) => (values as unknown[]).includes(text))).toStrictEqual([]);
});
