/** @jest-environment node */
import { execFileSync } from 'child_process';
import { localOrNone } from './localDay';

test('what is no day is none', () => {
  expect(localOrNone('31.02.2026')).toBeUndefined();
  expect(localOrNone('')).toBeUndefined();
  expect(localOrNone(undefined)).toBeUndefined();
});

test.each(['Pacific/Auckland', 'Pacific/Pago_Pago', 'America/Sao_Paulo'])(
  'a day comes back as itself where the clock shows %s',
  (zone) => {
    const script = `import('./shared/calendar/DatePicker/localDay.ts').then(({ toLocal, toDay }) => {
      const day = (count) => new Date(Date.UTC(1925, 0, count)).toISOString().slice(0, 10);
      const days = Array.from({ length: 40000 }, (_, count) => day(count));
      console.log(days.filter((text) => toDay(toLocal(text)) !== text).length);
    })`;
    const lost = execFileSync(process.execPath, ['--import', 'tsx', '--eval', script], {
      env: { ...process.env, TZ: zone, NODE_OPTIONS: '' },
      encoding: 'utf8',
    });
    expect(lost.trim()).toBe('0');
  },
);
