import { parseSafeHtml } from '@campus/shared/text/parseSafeHtml';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const idOf = (index: number) => `part-${index + 1}`;
const heading = 'h2';

/** The parts of a text by their headings, each of which an address can point to: `#part-2`. */
export function useParts(body: string) {
  const text = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const parts = useMemo(() => {
    const found = parseSafeHtml(body)?.querySelectorAll(heading) ?? [];
    return [...found].map(({ textContent }, index) => ({
      id: idOf(index),
      name: textContent.trim(),
    }));
  }, [body]);

  useEffect(() => {
    text.current?.querySelectorAll<HTMLElement>(heading).forEach((element, index) => {
      element.id = idOf(index);
      element.tabIndex = -1;
    });
  }, [body]);

  // The text comes after the page, so the browser has looked for its part too early.
  useEffect(() => {
    const target =
      hash && text.current?.querySelector<HTMLElement>(`[id="${CSS.escape(hash.slice(1))}"]`);
    if (target) target.focus();
  }, [hash, body]);

  return { text, parts };
}
