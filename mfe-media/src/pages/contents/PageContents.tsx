import { parseSafeHtml } from '@campus/shared/text/parseSafeHtml';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useContext, useId, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { UNSAFE_DataRouterContext, useLocation } from 'react-router-dom';
import styles from '../PageText.module.css';

const idOf = (index: number) => `part-${index + 1}`;
const heading = 'h2';

/** The parts of a text by their headings, each of which an address can point to: `#part-2`. */
export function useContentsParts(body: string) {
  const text = useRef<HTMLDivElement>(null);
  const { hash, search, key } = useLocation();
  const searched = useRef(search);
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const parts = useMemo(() => {
    const found = parseSafeHtml(body)?.querySelectorAll(heading) ?? [];
    const all = [...found].map(({ textContent }, index) => ({
      id: idOf(index),
      name: textContent.trim(),
    }));
    // A heading without words, as an editor leaves behind an empty line, names no part.
    return all.filter(({ name }) => name !== '');
  }, [body]);

  useEffect(() => {
    text.current?.querySelectorAll<HTMLElement>(heading).forEach((element, index) => {
      element.id = idOf(index);
      element.tabIndex = -1;
    });
  }, [body]);

  // The text comes after the page, so the browser has looked for its part too early. The part that the
  // address has already is asked for again by another visit; a window that opens by it is none.
  useEffect(() => {
    const isWindow = search !== searched.current;
    searched.current = search;
    // Whoever comes back is led by the router to the very place that they have left.
    const isBack = typeof router?.state.restoreScrollPosition === 'number';
    if (isWindow || isBack) return;
    const target =
      hash && text.current?.querySelector<HTMLElement>(`[id="${CSS.escape(hash.slice(1))}"]`);
    if (target) target.focus();
  }, [hash, search, key, body, router]);

  return { text, parts };
}

interface PageContentsProps {
  parts: readonly { id: string; name: string }[];
  lang: string;
}

/** What a long page is about; a page of one part needs none. */
export function PageContents({ parts, lang }: PageContentsProps) {
  const { t } = useTranslation('media');
  const heading = useId();
  if (parts.length < 2) return null;
  return (
    <nav className={styles.contents} aria-labelledby={heading}>
      <p id={heading} className={styles.heading}>
        {t('pages.contents')}
      </p>
      <ol className={styles.list} lang={lang}>
        {parts.map(({ id, name }) => (
          <li key={id} className={styles.item}>
            <TextLink to={`#${id}`} quiet>
              {name}
            </TextLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
