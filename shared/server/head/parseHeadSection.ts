import { headSectionId } from '@campus/shared/contract/settings/paths';
import { DomUtils, ElementType, parseDocument } from 'htmlparser2';
import { admitTag } from './admitTag';
import type { AdmittedTag, HeadSection, RefusedTag } from './HeadSection';

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, { attribs: unknown }>;
type Verdict = AdmittedTag | RefusedTag;

/** As much as a setting may hold. */
const longest = 20_000;

const isElement = (node: Node): node is Element => 'attribs' in node;

/** Counters wrap their picture to move it out of sight, which it is without that. */
const unwrapped = (node: Node): Node[] =>
  isElement(node) && node.name === 'div' ? node.children.flatMap(unwrapped) : [node];

/** What browsers without scripts get: tags of the head, or pictures, which would end it. */
function judgeNoscript({ attribs, children }: Element): Verdict {
  const [alien] = Object.keys(attribs);
  if (alien !== undefined) return { problem: `<noscript ${alien}>`, why: 'ATTRIBUTE' };
  const found = children
    .flatMap(unwrapped)
    .map((child) => judge(child, true))
    .filter((verdict) => verdict !== undefined);
  const refused = found.find((verdict) => 'problem' in verdict);
  if (refused) return refused;
  const tags = found.filter((verdict) => 'name' in verdict);
  const pictures = tags.filter(({ isInBody }) => isInBody);
  if (tags.length === 0 || (pictures.length > 0 && pictures.length < tags.length))
    return { problem: '<noscript>', why: 'NOSCRIPT' };
  const place = pictures.length > 0 ? { isInBody: true } : undefined;
  return { name: 'noscript', attributes: {}, children: tags, ...place };
}

function judge(node: Node, isInNoscript = false): Verdict | undefined {
  if (node.type === ElementType.Text)
    return node.data.trim() ? { problem: node.data.trim(), why: 'TEXT' } : undefined;
  if (node.type === ElementType.Comment) return undefined;
  if (!isElement(node)) return { problem: '<!>', why: 'TAG' };
  if (node.name === 'noscript' && !isInNoscript) return judgeNoscript(node);
  return admitTag(node.name, node.attribs, { text: DomUtils.textContent(node), isInNoscript });
}

/** The parser leaves out without a word what does not end: a comment behind it is then no comment. */
function read(html: string) {
  const options = { withStartIndices: true, withEndIndices: true };
  const { children } = parseDocument(`${html}<!---->`, options);
  const end = children.pop();
  const isWhole = end?.type === ElementType.Comment && end.startIndex === html.length;
  return { children, rest: isWhole ? '' : html.slice(html.lastIndexOf('<')) };
}

/** One piece of what was written, and what becomes of it. */
export interface JudgedTag {
  source: string;
  verdict: Verdict;
}

const short = (text: string) => text.slice(0, 40);

/** Judges the markup that staff add to every page, piece by piece, in its order. */
export function judgeHeadSection(markup: string): JudgedTag[] {
  if (markup.length > longest)
    return [{ source: short(markup), verdict: { problem: headSectionId, why: 'LONG' } }];
  // As a browser reads it: the hash of a script is that of its text with these ends of lines.
  const html = markup.replace(/\r\n?/g, '\n');
  const { children, rest } = read(html);
  const judged = children.flatMap((node): JudgedTag[] => {
    const verdict = judge(node);
    const source = html.slice(node.startIndex ?? 0, (node.endIndex ?? html.length) + 1).trim();
    return verdict ? [{ source, verdict }] : [];
  });
  if (!rest) return judged;
  return [...judged, { source: rest, verdict: { problem: rest, why: 'OPEN' } }];
}

/** Reads the markup that staff add to every page; whatever was not understood is left out. */
export function parseHeadSection(html: string): HeadSection {
  const verdicts = judgeHeadSection(html).map(({ verdict }) => verdict);
  const skipped = verdicts.flatMap((verdict) =>
    'problem' in verdict ? [short(verdict.problem)] : [],
  );
  return {
    tags: verdicts.flatMap((verdict) => ('problem' in verdict ? [] : [verdict])),
    skipped: [...new Set(skipped)],
  };
}
