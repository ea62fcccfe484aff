import type { PostProcessorModule } from 'i18next';

/** «Удалено: «Бассейн «Дельфин»»» with „…“ for every pair of «…» that stands inside of another. */
export function nestQuotes(text: string): string {
  let depth = 0;
  return text.replace(/[«»]/g, (quote) => {
    const isInner = quote === '«' ? depth++ > 0 : --depth > 0;
    depth = Math.max(depth, 0);
    if (!isInner) return quote;
    return quote === '«' ? '„' : '“';
  });
}

/** A name that staff wrote comes with quotes of its own into a text that has some already. */
export const nestedQuotes: PostProcessorModule = {
  type: 'postProcessor',
  name: 'nestedQuotes',
  process: nestQuotes,
};
