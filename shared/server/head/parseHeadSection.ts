import { DomUtils, ElementType, parseDocument } from 'htmlparser2';
import { admitTag } from './admitTag';
import type { AdmittedTag, HeadSection } from './HeadSection';

type Node = ReturnType<typeof parseDocument>['children'][number];

/** As much as a setting may hold. */
const longest = 20_000;

function judge(node: Node): AdmittedTag | { problem: string } | undefined {
  if (node.type === ElementType.Text)
    return node.data.trim() ? { problem: node.data.trim() } : undefined;
  if (node.type === ElementType.Comment) return undefined;
  if (!('attribs' in node)) return { problem: '<!>' };
  const text = DomUtils.textContent(node);
  // What runs has an address and a hash, so that somebody has read it before; data may stand there.
  const isCode =
    node.name === 'script' && !/^application\/ld\+json$/i.test(node.attribs.type ?? '');
  return isCode && text
    ? { problem: '<script>…</script>' }
    : admitTag(node.name, node.attribs, text);
}

/** The parser leaves out without a word what does not end: a comment behind it is then no comment. */
function read(html: string) {
  const { children } = parseDocument(`${html}<!---->`, { withStartIndices: true });
  const end = children.pop();
  const isWhole = end?.type === ElementType.Comment && end.startIndex === html.length;
  return { children, rest: isWhole ? [] : [{ problem: html.slice(html.lastIndexOf('<')) }] };
}

/** Reads the markup that staff add to every page; whatever was not understood is left out. */
export function parseHeadSection(html: string): HeadSection {
  if (html.length > longest) return { tags: [], skipped: ['clientHeadSection'] };
  const { children, rest } = read(html);
  const verdicts = [...children.map(judge), ...rest].filter((verdict) => verdict !== undefined);
  const skipped = verdicts.flatMap((verdict) =>
    'problem' in verdict ? [verdict.problem.slice(0, 40)] : [],
  );
  return {
    tags: verdicts.flatMap((verdict) => ('problem' in verdict ? [] : [verdict])),
    skipped: [...new Set(skipped)],
  };
}
