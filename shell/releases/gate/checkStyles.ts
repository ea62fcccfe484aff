import { transform, type Declaration, type Rule, type Selector } from 'lightningcss';
import type { Files } from './readFiles';

interface Around {
  /** Whether a class or an animation of this name is its own. */
  isNamed: (name: string) => boolean;
  /** In a rule that is judged itself: elsewhere browsers read `&` as the root of the page. */
  isNested: boolean;
}

type Part = Selector[number];

function isOwnPart(part: Part, around: Around): boolean {
  if (part.type === 'class') return around.isNamed(part.name);
  if (part.type === 'nesting') return around.isNested;
  if (part.type !== 'pseudo-class') return false;
  const isList = part.kind === 'is' || part.kind === 'where';
  return isList && part.selectors.every((one) => isOwn(one, around));
}

/** What stands beside an element of its own may be that of another remote. */
const isSideways = (part: Part) =>
  part.type === 'combinator' && (part.value === 'next-sibling' || part.value === 'later-sibling');

/** Whether it meets only elements that this remote has given a class, or what is in them. */
function isOwn(selector: Selector, around: Around): boolean {
  const last = selector.findLastIndex((part) => isOwnPart(part, around));
  if (last < 0) return false;
  const next = selector.slice(last).find((part) => part.type === 'combinator');
  return !next || !isSideways(next);
}

/** Enough of it to be found: the name of what it meets, at the place where the file has it. */
const wordsOf = (selector: Selector): string =>
  selector
    .map((part) => {
      if (part.type === 'type') return part.name;
      if (part.type === 'universal') return '*';
      if (part.type === 'combinator') return isSideways(part) ? ' ~ ' : ' ';
      if (part.type === 'nesting') return '&';
      if (part.type === 'id') return `#${part.name}`;
      if (part.type === 'class') return `.${part.name}`;
      if (part.type === 'attribute') return `[${part.name}]`;
      return part.type === 'pseudo-class' ? `:${part.kind}` : '';
    })
    .join('');

/** Rules about the rules in them, which are judged themselves. */
const frames: readonly Rule['type'][] = [
  ...(['style', 'media', 'supports', 'container', 'scope', 'starting-style', 'nesting'] as const),
  ...(['nested-declarations', 'layer-block', 'layer-statement', 'ignored'] as const),
];

/** A font, a property or a step of an animation has one name for the whole page. */
function isOfAll(rule: Rule, around: Around): boolean {
  if (rule.type === 'keyframes') return !around.isNamed(rule.value.name.value);
  // Without a start, a scope is the whole page.
  if (rule.type === 'scope') return !rule.value.scopeStart?.every((start) => isOwn(start, around));
  return !frames.includes(rule.type);
}

/** Rules whose selectors `&` stands for in the rules within. */
const isMeant = ({ type }: Rule) => type === 'style' || type === 'scope';

/** The header of the page lies on this layer, and windows and notices on higher ones. */
const lowestOfShell = 10;

/** Layers that lie on the frame of the page. */
const isAbove = ({ property, value }: Declaration) =>
  property === 'z-index' && value.type === 'integer' && value.value >= lowestOfShell;

function isHigh(rule: Rule): boolean {
  if (rule.type !== 'style' && rule.type !== 'nested-declarations') return false;
  const { declarations = [], importantDeclarations = [] } = rule.value.declarations ?? {};
  return [...declarations, ...importantDeclarations].some(isAbove);
}

interface Found {
  /** Selectors that meet elements of others. */
  bare: Set<string>;
  /** Selectors whose elements lie on the frame. */
  above: Set<string>;
  /** Rules that are everybody’s. */
  rules: Set<string>;
  /** What cannot be read, and where. */
  broken: string[];
}

/** A name that only browsers of tomorrow know is read all the same, and the rule judged. */
const isOnlyUnknown = /is not recognized as a valid pseudo-|^Unknown at rule/;

function lookAt(file: string, code: Buffer, isNamed: Around['isNamed']): Found {
  const found: Found = { bare: new Set(), above: new Set(), rules: new Set(), broken: [] };
  /** The selectors of each rule around, in words. */
  const meant: string[][] = [];
  const enter = (rule: Rule) => {
    const around = { isNamed, isNested: meant.length > 0 };
    const selectors = rule.type === 'style' ? rule.value.selectors : [];
    // What stands in a condition within a rule is of the elements of that rule.
    const words = rule.type === 'nested-declarations' ? meant.at(-1) : selectors.map(wordsOf);
    if (isMeant(rule)) meant.push(selectors.map(wordsOf));
    if (isOfAll(rule, around)) found.rules.add(`@${rule.type}`);
    for (const selector of selectors)
      if (!isOwn(selector, around)) found.bare.add(wordsOf(selector));
    if (isHigh(rule)) for (const each of words ?? []) found.above.add(each);
  };
  const leave = (rule: Rule) => {
    if (isMeant(rule)) meant.pop();
  };
  try {
    const visitor = { Rule: enter, RuleExit: leave };
    const { warnings } = transform({ filename: file, code, errorRecovery: true, visitor });
    // A rule that cannot be read is judged by nobody, and a browser may read it differently.
    for (const { message, loc } of warnings)
      if (!isOnlyUnknown.test(message)) found.broken.push(`${message} in line ${loc.line}`);
  } catch (error) {
    found.broken.push((error as Error).message);
  }
  return found;
}

const most = 5;
const some = (words: Iterable<string>) => [...words].slice(0, most).join(', ');

/**
 * Styles of a release meet nothing but its own elements, which have a class of its modules: its build
 * begins the names of classes and of animations with that of the remote. Where the name of another
 * remote begins with that, its classes do too, and are that one’s.
 */
export function checkStyles(files: Files, name: string, others: readonly string[]): string[] {
  const longer = others.filter((other) => other.startsWith(`${name}-`));
  const isNamed = (own: string) =>
    own.startsWith(`${name}-`) && !longer.some((other) => own.startsWith(`${other}-`));
  return [...files]
    .filter(([file]) => file.endsWith('.css'))
    .flatMap(([file, code]) => {
      const { bare, above, rules, broken } = lookAt(file, code, isNamed);
      return [
        ...(broken.length > 0
          ? [`${file} has styles that cannot be read (${some(broken)}): mend or remove them.`]
          : []),
        ...(bare.size > 0
          ? [
              `${file} styles ${some(bare)} of everybody: begin the selector with a class of a CSS module.`,
            ]
          : []),
        ...(above.size > 0
          ? [
              `${file} lays ${some(above)} on the frame of the page: keep z-index below ${lowestOfShell}.`,
            ]
          : []),
        ...(rules.size > 0
          ? [
              `${file} has ${some(rules)}, which counts for the whole page: take it out, or name the animation in a CSS module.`,
            ]
          : []),
      ];
    });
}
