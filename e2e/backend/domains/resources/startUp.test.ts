/** @jest-environment node */
import { calls } from '@campus/shared/contract/calls';
import { assertDefined } from '../../platform/database/assertDefined';
import { backendForFile } from '../../testing/backendForFile';

const backend = backendForFile();

test('languages, settings and footer links are there before anybody signs in', async () => {
  const languages = await backend.send(calls.listLanguages);
  expect(languages.body).toMatchObject({ total: 2, items: [{ key: 'ru', isDefault: true }, {}] });
  const { body: settings } = await backend.send(calls.listPublicSettings, { language: 'en' });
  expect(settings).toContainEqual({ id: 'copyright', value: 'Campus, demonstration data' });
  expect(settings.map(({ id }) => id)).not.toContain('payBatchLimit');
  const links = await backend.send(calls.listFooterLinks);
  expect(links.body).toHaveLength(11);
});

test('all translations of a language come in one piece and are not sent twice', async () => {
  const [ru] = (await backend.send(calls.listLanguages)).body.items;
  const query = { languageId: assertDefined(ru).id, size: 10_000 };
  const first = await backend.send(calls.listTranslations, { query });
  expect(first.body.items).toHaveLength(first.body.total);
  expect(first.body.total).toBeGreaterThan(290);
  expect(first.headers['cache-control']).toBe('private, no-cache');
  const headers = { 'if-none-match': String(first.headers.etag) };
  const again = await backend.send(calls.listTranslations, { query, headers });
  expect(again).toMatchObject({ status: 304, body: null });
});

test('translations are found by a part of the mnemonic', async () => {
  const query = { mnemonic: 'card.status.', size: 100 };
  expect((await backend.send(calls.listTranslations, { query })).body.total).toBe(10);
  const bad = await backend.send(calls.listTranslations, { query: { size: 10_001 } });
  expect(bad.body.fields).toEqual({ size: 'RANGE' });
});
