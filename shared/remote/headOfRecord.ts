import { absolute } from '@campus/shared/remote/absolute';
import { fieldOf } from '@campus/shared/remote/fieldOf';
import { firstOf } from '@campus/shared/remote/firstOf';
import type { HeadValues, HeadPlace } from '@campus/shared/remote/headTags';
import type {
  HeadSource,
  StructuredThing,
  StructuredValue,
} from '@campus/shared/remote/RemoteDeclaration';
import { siteNames } from '@campus/shared/remote/siteNames';

/** What is said once the place of the page is known; undefined where there is nothing to say. */
type Told = (place: HeadPlace) => unknown;

const site: Told = ({ origin, language }) => ({
  '@type': 'Organization',
  name: siteNames[language],
  url: `${origin}/`,
  logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png` },
});

const own: Record<'page' | 'site', Told> = { site, page: ({ origin, path }) => origin + path };

const isTold = (value: unknown) =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

function isYes(value: unknown) {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== null && value !== false;
}

const wordsIn = (values: unknown[]) => values.filter((value) => typeof value === 'string');

function toldOfField(record: unknown, name: string): Told {
  const value = fieldOf(record, name);
  if (typeof value === 'number') return () => value;
  const list = Array.isArray(value) ? wordsIn(value) : undefined;
  const words = list ?? firstOf(record, [name]);
  return () => words;
}

// Apart from what is returned, which would otherwise keep the whole record in memory.
const eachOf = (values: readonly StructuredValue[], record: unknown) =>
  values.map((value) => told(value, record));

function toldOfThing({ type, fields }: StructuredThing, record: unknown): Told {
  const names = Object.keys(fields);
  const parts = eachOf(Object.values(fields), record);
  return (place) => {
    const all = names.map((name, at): [string, unknown] => [name, parts[at]?.(place)]);
    return { '@type': type, ...Object.fromEntries(all.filter(([, value]) => isTold(value))) };
  };
}

/** Reads the record at once, so that nobody has to keep it until the place is known. */
function told(value: StructuredValue | undefined, record: unknown): Told {
  if (value === undefined) return () => undefined;
  if (typeof value === 'string') return toldOfField(record, value);
  if ('type' in value) return toldOfThing(value, record);
  if ('is' in value) return () => value.is;
  if ('own' in value) return own[value.own];
  if ('when' in value)
    return told(isYes(fieldOf(record, value.when)) ? value.then : value.otherwise, record);
  if ('addressOf' in value) {
    const address = firstOf(record, [value.addressOf]);
    return ({ origin }) => absolute(address, origin);
  }
  const isAll = 'all' in value;
  const parts = eachOf(isAll ? value.all : value, record);
  return (place) => {
    const found = parts.map((part) => part(place)).filter(isTold);
    return isAll ? found : found[0];
  };
}

const trailOf =
  (pages: NonNullable<HeadSource['trail']>, title: string): Told =>
  ({ origin, path, language }) => ({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { name: siteNames[language], path: '/' },
      ...pages.map((page) => ({ name: page.title[language], path: page.path })),
      { name: title, path },
    ].map((page, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: page.name,
      item: origin + page.path,
    })),
  });

/** What a record says to machines, as its route declares it; undefined where it declares nothing. */
export function structuredOf({ structured, trail, title }: HeadSource, record: unknown) {
  const name = firstOf(record, title);
  const things = [
    ...(structured ? [toldOfThing(structured, record)] : []),
    ...(trail && name ? [trailOf(trail, name)] : []),
  ];
  if (things.length === 0) return undefined;
  return (place: HeadPlace) => ({
    '@context': 'https://schema.org',
    '@graph': things.map((thing) => thing(place)),
  });
}

/** The head of a page that shows this record, from the fields that its route names. */
export const headOfRecord = (source: HeadSource, record: unknown): Partial<HeadValues> => ({
  title: firstOf(record, source.title),
  description: firstOf(record, source.description),
  keywords: firstOf(record, source.keywords),
  ogImage: firstOf(record, source.image),
  structured: structuredOf(source, record),
});
