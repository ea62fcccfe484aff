import { transform, type Selector } from 'lightningcss';
import type { Files } from './readFiles';

/** Whether it meets only elements that somebody has given a class; `&` stands in a rule that is judged. */
const isOwn = (selector: Selector): boolean =>
  selector.some((part) => {
    if (part.type === 'class' || part.type === 'nesting') return true;
    if (part.type !== 'pseudo-class') return false;
    return (part.kind === 'is' || part.kind === 'where') && part.selectors.every(isOwn);
  });

/** Enough of it to be found: the name of what it meets, at the place where the file has it. */
const wordsOf = (selector: Selector): string =>
  selector
    .map((part) => {
      if (part.type === 'type') return part.name;
      if (part.type === 'universal') return '*';
      if (part.type === 'combinator') return ' ';
      if (part.type === 'id') return `#${part.name}`;
      if (part.type === 'attribute') return `[${part.name}]`;
      return part.type === 'pseudo-class' ? `:${part.kind}` : '';
    })
    .join('');

/** The selectors of a style sheet that meet elements of others. */
function bareSelectors(file: string, code: Buffer): string[] {
  const found = new Set<string>();
  const style = ({ value: { selectors } }: { value: { selectors: Selector[] } }) => {
    for (const selector of selectors) if (!isOwn(selector)) found.add(wordsOf(selector));
  };
  try {
    transform({ filename: file, code, errorRecovery: true, visitor: { Rule: { style } } });
  } catch {
    // What is no style sheet at all is refused as such.
  }
  return [...found];
}

const most = 5;

/** Styles of a release meet nothing but its own elements, which have a class of its modules. */
export const checkStyles = (files: Files): string[] =>
  [...files]
    .filter(([file]) => file.endsWith('.css'))
    .flatMap(([file, code]) => {
      const bare = bareSelectors(file, code);
      if (bare.length === 0) return [];
      return [
        `${file} styles ${bare.slice(0, most).join(', ')} of everybody: begin the selector with a class of a CSS module.`,
      ];
    });
