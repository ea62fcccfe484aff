import { cleanHtml } from '@campus/shared/server/cleanHtml';
import {
  defaultTreeAdapter,
  html as markup,
  parseFragment,
  type DefaultTreeAdapterTypes,
} from 'parse5';

type Parsed = DefaultTreeAdapterTypes.ParentNode | DefaultTreeAdapterTypes.ChildNode;

/** As much of a DOM node as is read of a text. */
interface TextNode {
  nodeType: number;
  localName?: string;
  childNodes: TextNode[];
  textContent: string;
  getAttribute: (name: string) => string | null;
  querySelector: (names: string) => TextNode | null;
  /** By names of elements, comma separated. */
  querySelectorAll: (names: string) => TextNode[];
}

// Harmless here, but the browser’s sanitiser takes an attribute for an attack that could end a tag.
const endsTag = /(--!?|\])>|<\/(style|script|title|xmp|textarea|noscript|iframe|noembed|noframes)/i;
const isKept = ({ value }: { value: string }) => !endsTag.test(value);

const body = defaultTreeAdapter.createElement('body', markup.NS.HTML, []);

function find(nodes: readonly TextNode[], names: string): TextNode[] {
  if (!/^[a-z\d]+(, ?[a-z\d]+)*$/.test(names))
    throw new Error(`On the server a text is searched by names of elements, not by ${names}`);
  const wanted = new Set(names.split(/, ?/));
  const search = (all: readonly TextNode[]): TextNode[] =>
    all.flatMap((node) => [
      ...(wanted.has(node.localName ?? '') ? [node] : []),
      ...search(node.childNodes),
    ]);
  return search(nodes);
}

function nodeOf(parsed: Parsed): TextNode {
  const childNodes = 'childNodes' in parsed ? parsed.childNodes.map(nodeOf) : [];
  const own = 'value' in parsed ? parsed.value : '';
  const attributes = 'attrs' in parsed ? parsed.attrs.filter(isKept) : [];
  return {
    nodeType: 'tagName' in parsed ? 1 : 3,
    ...('tagName' in parsed && { localName: parsed.tagName }),
    childNodes,
    textContent: own + childNodes.map(({ textContent }) => textContent).join(''),
    getAttribute: (name) => attributes.find((attribute) => attribute.name === name)?.value ?? null,
    querySelector: (names) => find(childNodes, names)[0] ?? null,
    querySelectorAll: (names) => find(childNodes, names),
  };
}

/**
 * Stands on the server for the kit’s own, which needs a browser: cleaned by the same rules, and
 * read by the algorithm that browsers follow, so that both render the same.
 */
export const parseSafeHtml = (html: string) =>
  nodeOf(parseFragment(body, cleanHtml(html), {})) as unknown as DocumentFragment;
