import { richTextTags } from '@campus/shared/contract/richText';
import { createElement, type ReactNode } from 'react';
import { BodyLink } from './BodyLink';
import { OwnPicture } from './OwnPicture';
import { TableRegion } from './TableRegion';

const tags = new Set(richTextTags);
const empty = new Set(['br', 'hr']);
/** Here spaces between elements are no text, and React complains of them. */
const spaceless = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'ul', 'ol']);

const sizeOf = (element: Element, name: string) => {
  const value = element.getAttribute(name) ?? '';
  return /^\d{1,4}$/.test(value) ? Number(value) : undefined;
};

const cellProps = (cell: Element) => ({
  colSpan: sizeOf(cell, 'colspan'),
  rowSpan: sizeOf(cell, 'rowspan'),
  scope: cell.localName === 'th' ? (cell.getAttribute('scope') ?? undefined) : undefined,
});

function elementOf(element: Element, key: number): ReactNode {
  const tag = element.localName;
  if (!tags.has(tag)) return childrenOf(element);
  if (empty.has(tag)) return createElement(tag, { key });
  if (tag === 'img')
    return (
      <OwnPicture
        key={key}
        url={element.getAttribute('src') ?? ''}
        alt={element.getAttribute('alt') ?? ''}
        width={sizeOf(element, 'width')}
        height={sizeOf(element, 'height')}
      />
    );
  const children = childrenOf(element);
  if (tag === 'a')
    return (
      <BodyLink key={key} href={element.getAttribute('href')}>
        {children}
      </BodyLink>
    );
  if (tag === 'table')
    return (
      <TableRegion key={key} name={element.querySelector('caption')?.textContent}>
        {children}
      </TableRegion>
    );
  return createElement(tag, { key, ...(/^t[hd]$/.test(tag) && cellProps(element)) }, children);
}

// By their types: on the server no class tells what is an element.
const isElement = (node: Node): node is Element => node.nodeType === 1;

/** The content of a cleaned tree as React elements: only what is named here can come out. */
export const childrenOf = (parent: ParentNode & Node): ReactNode[] =>
  [...parent.childNodes].map((node, index) => {
    if (isElement(node)) return elementOf(node, index);
    const text = node.textContent ?? '';
    return isElement(parent) && spaceless.has(parent.localName) && !text.trim() ? null : text;
  });
