import { judgeHeadSection } from '@campus/shared/server/head/parseHeadSection';
import { writeAdmitted } from '@campus/shared/server/head/writeTag';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { Refusal } from '../../platform/access/Refusal';
import { messageOf } from '../../platform/messages/messageOf';

const nameOf = (problem: string) => problem.slice(0, 40);

/**
 * Markup for the head of every page, judged by what the server of pages admits: nothing is kept that
 * it would leave out. It is written anew from what was understood, so that a browser cannot
 * understand something else.
 * @throws Refusal 422 HEAD_… with the first tag that has no place there, and why.
 */
export function cleanHead(html: string) {
  return judgeHeadSection(html)
    .map(({ verdict }) => {
      if (!('problem' in verdict)) return writeAdmitted(verdict);
      const code = `HEAD_${verdict.why}` as const;
      const params = { tag: nameOf(verdict.problem) };
      throw new Refusal(422, code, { fields: { value: code }, params });
    })
    .join('\n');
}

/** Every tag as it would be kept, with the hash that its code runs by, or why it would be refused. */
export const previewHead = (html: string, language: LanguageKey) =>
  judgeHeadSection(html).map(({ source, verdict }) =>
    'problem' in verdict
      ? {
          ...{ markup: source, digest: null, isInBody: false },
          problem: messageOf(`HEAD_${verdict.why}`, language, { tag: nameOf(verdict.problem) }),
        }
      : {
          markup: writeAdmitted(verdict),
          digest: verdict.hash ?? null,
          isInBody: verdict.isInBody ?? false,
          problem: null,
        },
  );
