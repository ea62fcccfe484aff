import type { LanguageKey } from '@campus/shared/contract/fields';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './PreviewFrame.module.css';
import { dressDocument } from './dressDocument';
import { useFit } from './useFit';

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
