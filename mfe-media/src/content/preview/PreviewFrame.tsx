import type { LanguageKey } from '@campus/shared/contract/fields';
import { useCallback, useEffect, useRef, useState, type ReactNode, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import styles from './PreviewFrame.module.css';

/** The bar of actions stands here and not there; its measure is a style, which the policy forbids as markup. */
const ofHere = ['style', 'data-action-bar'];

/** The theme, the contrast and the size of letters that somebody chose are attributes of the page. */
function copyAttributes(from: Element, to: Element) {
  for (const { name, value } of from.attributes)
    if (!ofHere.includes(name)) to.setAttribute(name, value);
}

function copyStyles(from: Document, to: Document) {
  for (const style of from.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(
    'link[rel="stylesheet"], style',
  )) {
    const copy = to.importNode(style, true);
    if (style instanceof HTMLLinkElement) (copy as HTMLLinkElement).href = style.href;
    // Reading the attribute gives nothing: a nonce is hidden from scripts of others.
    if (style.nonce) copy.nonce = style.nonce;
    to.head.append(copy);
  }
}

/**
 * Makes an empty document look like this page and gives the place to draw in. No markup is parsed,
 * so the policies have nothing to forbid.
 */
function dressDocument(inside: Document): HTMLElement {
  copyAttributes(document.documentElement, inside.documentElement);
  copyStyles(document, inside);
  const place = inside.createElement('div');
  inside.body.append(place);
  return place;
}

/** Room for the dialog’s own title and tools. */
const around = 220;
const least = 320;

/** How much a page of this width must shrink to fit, and how high its window may be. */
function useFit(width: number) {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width, height: 640 });

  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () =>
      setRoom({
        width: element.clientWidth || width,
        height: Math.max(least, window.innerHeight - around),
      });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);

  return { place, scale: Math.min(1, room.width / width), height: room.height };
}

interface PreviewFrameProps {
  /** Of the page inside, in CSS pixels: its media queries go by it. */
  width: number;
  language: LanguageKey;
  title: string;
  children: ReactNode;
}

/** A window of another width: an empty document of our own origin, drawn into by the page itself. */
export function PreviewFrame({ width, language, title, children }: PreviewFrameProps) {
  const [page, setPage] = useState<HTMLElement | null>(null);
  const dressed = useRef<Document>(null);
  const { place, scale, height } = useFit(width);

  // A browser may put another empty document in the place of the first, which is never complete.
  const open = useCallback((frame: HTMLIFrameElement | null) => {
    const inside = frame?.contentDocument;
    if (inside?.readyState !== 'complete' || dressed.current === inside) return;
    dressed.current = inside;
    setPage(dressDocument(inside));
  }, []);
  useEffect(
    () => page?.ownerDocument.documentElement.setAttribute('lang', language),
    [page, language],
  );
  return (
    <div ref={place} className={styles.place} style={{ height }}>
      <iframe
        ref={open}
        onLoad={({ currentTarget }) => open(currentTarget)}
        title={title}
        className={styles.frame}
        style={{ width, height: height / scale, transform: `scale(${scale})` }}
      />
      {page && createPortal(children, page)}
    </div>
  );
}
