import { parseHeadSection } from '@campus/shared/server/head/parseHeadSection';
import { writeTag } from '@campus/shared/server/head/writeTag';
import { Refusal } from '../../platform/access/Refusal';

/**
 * Markup for the head of every page, judged by what the server of pages admits: nothing is kept that
 * it would leave out. It is written anew from what was understood, so that a browser cannot
 * understand something else.
 * @throws Refusal 422 HEAD_TAG with the first tag that has no place there.
 */
export function cleanHead(html: string) {
  const { tags, skipped } = parseHeadSection(html);
  if (skipped[0] === undefined)
    return tags.map(({ name, attributes, text }) => writeTag(name, attributes, text)).join('\n');
  throw new Refusal(422, 'HEAD_TAG', {
    fields: { value: 'HEAD_TAG' },
    params: { tag: skipped[0] },
  });
}
