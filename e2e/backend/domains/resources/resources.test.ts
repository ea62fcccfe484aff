/** @jest-environment node */
import * as resources from '@campus/shared/contract/resources/calls';
import { eq } from 'drizzle-orm';
import { assertDefined } from '../../platform/database/assertDefined';
import { languages } from './resourceTables';
import { backendForFile } from '../../testing/backendForFile';

const backend = backendForFile();

describe('languages', () => {
  const create = async (body: object) =>
    backend.send(resources.createLanguage, { token: await backend.tokenOf('admin'), body });

  test('one that is there already is refused', async () => {
    const { status, body } = await create({ key: 'en', name: 'English' });
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'LANGUAGE_TAKEN' });
  });

  test('one that the product does not speak and one without a name are refused', async () => {
    const { body } = await create({ key: 'de', name: '' });
    expect(body.fields).toEqual({ key: 'INVALID', name: 'REQUIRED' });
  });

  test('of two who add the missing one at once one succeeds', async () => {
    await backend.db.transaction(async (tx) => {
      const en = eq(languages.key, 'en');
      const [row] = await tx.select().from(languages).where(en);
      await tx.execute(
        `update humans set language_id = (select id from languages where key = 'ru')`,
      );
      await tx.execute(`delete from translations where language_id = '${assertDefined(row).id}'`);
      await tx.delete(languages).where(en);
    });
    const english = { key: 'en', name: ' English ' };
    const answers = await Promise.all([create(english), create(english)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const created = answers.find(({ status }) => status === 200);
    expect(created?.body).toMatchObject({ key: 'en', name: 'English', isDefault: false });
  });
});

describe('the locale probe', () => {
  const probe = async (header: string) =>
    backend.send(resources.probeLocale, {
      token: await backend.tokenOf('content'),
      headers: { 'accept-language': header },
    });

  test.each([
    ['ru', 'ru', /на счёте 12\s345,67\s₽/],
    ['en-GB,ru;q=0.5', 'en', /the balance is RUB\s12,345.67/],
    ['de', 'ru', /Проверка языка/],
  ])('%s is answered in %s', async (header, locale, sample) => {
    const { body } = await probe(header);
    expect(body.locale).toBe(locale);
    expect(body.sample).toMatch(sample);
  });
});
