import { idOf } from '@campus/shared/testing/idOf';
import { registerOf } from './registerFixtures';
import { previousOf, signed } from './usePrevious';

const [north, south, west] = [idOf(11), idOf(12), idOf(13)];
const current = registerOf({ id: idOf(1), eduOrgIds: [north, south] });

const monthOf = (number: number, month: string, eduOrgIds: string[], change = {}) =>
  registerOf({
    ...{ id: idOf(number), number: `P-2026-${number}`, status: 'PAID', eduOrgIds },
    ...{ periodFrom: `2026-${month}-01`, periodTo: `2026-${month}-28`, ...change },
  });

test('the latest period of the same organisations is compared with, whenever it was made', () => {
  // Newest first, as the server gives them: June was made afterwards.
  const earlier = [
    monthOf(9, '06', [south, north]),
    monthOf(8, '10', [south, north]),
    monthOf(7, '09', [north, south]),
  ];
  expect(previousOf(current, earlier)?.number).toBe('P-2026-8');
});

test('neither a repetition of failed payments nor one organisation alone takes its place', () => {
  const retryOf = { id: idOf(7), number: 'P-2026-7' };
  const earlier = [
    monthOf(9, '10', [north, south], { retryOf }),
    monthOf(8, '10', [north]),
    monthOf(7, '10', [north, south]),
  ];
  expect(previousOf(current, earlier)?.number).toBe('P-2026-7');
});

test('where no register had the same organisations, that with most of them stands in', () => {
  const earlier = [
    monthOf(9, '10', [south]),
    monthOf(8, '10', [north, south, west]),
    monthOf(7, '09', [north, south, west]),
  ];
  expect(previousOf(current, earlier)?.number).toBe('P-2026-8');
  expect(previousOf(current, [])).toBeUndefined();
  expect(previousOf(current, [current])).toBeUndefined();
});

test('a difference says which way it went', () => {
  expect([3, -3, 0].map((one) => signed(one, String))).toEqual(['+3', '−3', '0']);
});
