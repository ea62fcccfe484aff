/** @jest-environment node */
import { eventRows } from '../domains/media/seed/data/eventRows';
import { mailingRows } from '../domains/notifications/seed/data/mailingRows';
import { newsRows } from '../domains/media/seed/data/newsRows';
import { pageRows } from '../domains/media/seed/data/pageRows';
import { partnerRows } from '../domains/partners/seed/data/partnerRows';
import { staffRows } from '../domains/accounts/seed/data/staffRows';
import { waitingMailings } from '../domains/notifications/seed/data/waitingMailings';

const texts = JSON.stringify([
  ...[newsRows, eventRows, pageRows, partnerRows, mailingRows, waitingMailings],
]);

const matches = (pattern: RegExp) => [...texts.matchAll(pattern)].map(([found]) => found);

test('no text names the weekday of one day: its date is counted from today', () => {
  const single = /(?<!\p{L})во? (понедельник|вторник|среду|четверг|пятницу|субботу|воскресенье)/gu;
  expect(matches(single)).toStrictEqual([]);
  expect(matches(/\b(on|from) (Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/g)).toStrictEqual([]);
});

test('what is said of the hackathon is as long as it lasts', () => {
  const event = eventRows.find(({ url }) => url === 'khakaton-poleznyi-kampus');
  const about = newsRows.filter(({ url }) => url === 'khakaton-poleznyi-kampus');
  const said = JSON.stringify([about, event]).matchAll(/(\d+) (?:часов|hours)/g);
  expect([...new Set([...said].map(([, hours]) => Number(hours)))]).toEqual([event?.hours]);
});

test('the quotes of a name are «», and „“ only within them', () => {
  const names = partnerRows.flatMap(({ name }) => [name.ru]);
  for (const name of names) expect(name.replace(/«[^»]*»/g, '')).not.toMatch(/[„“”"]/);
});

test('who signs up for an event is not sent to a site that does not exist', () => {
  expect(eventRows.filter(({ registrationUrl }) => registrationUrl)).toStrictEqual([]);
});

test('everybody of staff has a name of a person', () => {
  const roles = /^(Старш|Ведущ|Отзывчив|Новостн|Финансов|Внутренн|Представитель|Бывш|Втор)/;
  for (const { firstName } of staffRows) expect(firstName).not.toMatch(roles);
});
