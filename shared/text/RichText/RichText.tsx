import type { LanguageKey } from '@campus/shared/contract/fields';
import { richTextTags, ownPicture } from '@campus/shared/contract/richText';
import { parseSafeHtml } from '@campus/shared/text/parseSafeHtml';
import { richTextLook } from '@campus/shared/text/richTextLook';
import { Picture } from '@campus/shared/ui/Picture';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useMemo, type Ref, createElement, type ReactNode, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './RichText.module.css';

interface TableRegionProps {
  name?: string | null;
  children: ReactNode;
}

/** A table wider than the screen scrolls by itself, by the keyboard too. */
function TableRegion({ name, children }: TableRegionProps) {
  const { t } = useTranslation('shared');
  return (
    <div
      className={styles.region}
      role="region"
      aria-label={name?.trim() || t('richText.table')}
      tabIndex={0}
    >
      <table>{children}</table>
    </div>
  );
}

interface BodyLinkProps {
  href: string | null;
  children: ReactNode;
}

/** Pages open in place, other sites in a new tab with a mark, the rest as the device likes. */
function BodyLink({ href, children }: BodyLinkProps) {
  if (!href) return children;
  const isPage = /^\/(?![/\\]|api\/)/.test(href);
  const isSite = /^https?:/i.test(href);
  if (isPage || isSite)
    return (
      <TextLink to={href} external={isSite}>
        {children}
      </TextLink>
    );
  return <a href={href}>{children}</a>;
}

/** As wide as the column of a text may become. */
const sizes = '(min-width: 768px) 730px, 100vw';

/** Pictures from elsewhere would tell of every reader. */
function OwnPicture(props: Omit<ComponentProps<typeof Picture>, 'sizes'>) {
  return ownPicture.test(props.url) ? <Picture {...props} sizes={sizes} /> : null;
}

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
const childrenOf = (parent: ParentNode & Node): ReactNode[] =>
  [...parent.childNodes].map((node, index) => {
    if (isElement(node)) return elementOf(node, index);
    const text = node.textContent ?? '';
    return isElement(parent) && spaceless.has(parent.localName) && !text.trim() ? null : text;
  });

interface RichTextProps {
  ref?: Ref<HTMLDivElement>;
  html: string;
  /** The language of the text, where it can differ from the page’s. */
  lang?: LanguageKey;
}

/** HTML that people wrote, shown without anything that could act; it inherits the font size. */
export function RichText({ ref, html, lang }: RichTextProps) {
  const content = useMemo(() => {
    const text = parseSafeHtml(html);
    return text && childrenOf(text);
  }, [html]);
  return (
    <div ref={ref} className={richTextLook} lang={lang}>
      {content}
    </div>
  );
}
