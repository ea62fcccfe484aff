import { expectedDay } from './expectedDay';

const periodTo = '2026-10-31';
// A Thursday.
const sentAt = '2026-11-19T09:00:00Z';

test.each([
  ['what is planned', { status: 'PLANNED' as const, periodTo }, periodTo],
  ['what was sent', { status: 'SENT' as const, periodTo, sentAt }, '2026-11-24'],
  ['a sending of an unknown day', { status: 'SENT' as const, periodTo }, periodTo],
  ['what has come', { status: 'PAID' as const, periodTo, sentAt }, undefined],
  ['what came back', { status: 'RETURNED' as const, periodTo, sentAt }, undefined],
])('%s is expected by its day', (_, payment, day) => {
  expect(expectedDay(payment)).toBe(day);
});
