import type { LocalText } from '../../schema/columns';
import { Refusal } from '../../Refusal';
import { cleanHtml } from '@campus/shared/server/cleanHtml';

const saysNothing = (html: string) =>
  !html.includes('<img') && html.replace(/<[^>]*>|&nbsp;|\s/g, '') === '';

/** @throws Refusal 422 where nothing is left to read. */
export function cleanBody({ ru, en }: LocalText): LocalText {
  const body = { ru: cleanHtml(ru), en: en && cleanHtml(en) };
  if (saysNothing(body.ru)) {
    throw new Refusal(422, 'REQUIRED', { fields: { 'body.ru': 'REQUIRED' } });
  }
  return body.en && !saysNothing(body.en) ? { ru: body.ru, en: body.en } : { ru: body.ru };
}
