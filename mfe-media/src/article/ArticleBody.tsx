import type { LanguageKey } from '@campus/shared/contract/fields';
import { useMemo } from 'react';
import styles from './ArticleBody.module.css';
import { safeHtml } from './safeHtml';

interface ArticleBodyProps {
  html: string;
  lang: LanguageKey;
}

export function ArticleBody({ html, lang }: ArticleBodyProps) {
  const markup = useMemo(() => ({ __html: safeHtml(html) }), [html]);
  return <div className={styles.body} lang={lang} dangerouslySetInnerHTML={markup} />;
}
