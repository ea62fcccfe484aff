import { scriptJson } from '@campus/shared/remote/scriptJson';
import type { AdmittedTag } from './HeadSection';
import { ownAddress, safeAddress } from './safeAddress';

/** Letters of a hash; a browser that understands none of them would run anything. */
const lengths: Record<string, number> = { sha256: 44, sha384: 64, sha512: 88 };

const isHash = (text: string) => {
  const [, kind = '', hash = ''] = /^(sha\d+)-([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? [];
  return hash.length > 0 && hash.length === lengths[kind];
};

/** The hashes of a file, when all of them are. */
function integrityOf(text = '') {
  const hashes = text.split(/\s+/).filter(Boolean);
  return hashes.length > 0 && hashes.every(isHash) ? hashes.join(' ') : undefined;
}

type Attributes = Record<string, string>;
/** The tag as it will be written, or the attribute that keeps it out. */
type Verdict = AdmittedTag | string;

const mayHave: Record<string, readonly string[]> = {
  meta: ['name', 'property', 'content', 'media'],
  link: ['rel', 'href', 'type', 'sizes', 'media', 'title', 'color', 'integrity', 'crossorigin'],
  script: ['src', 'type', 'async', 'defer', 'integrity', 'crossorigin'],
  style: ['media', 'type'],
};

/** The page says these of itself, and a policy is the server's to set. */
const ofThePage = /^(viewport|referrer|description|og:(title|description|url|site_name|locale))$/i;
/** Pictures come from this site, or the policy of the page refuses them. */
const icons = ['icon', 'shortcut', 'apple-touch-icon', 'mask-icon'];
const hints = ['preconnect', 'dns-prefetch', 'me', 'author', 'license', 'publisher', 'search'];
const dataType = 'application/ld+json';
const javaScript = ['', 'text/javascript', 'application/javascript'];

function admitMeta({ name, property, content, media }: Attributes): Verdict {
  const key = name ?? property ?? '';
  if (!key || ofThePage.test(key)) return name === undefined ? 'property' : 'name';
  if (content === undefined) return 'content';
  const attributes = { [name === undefined ? 'property' : 'name']: key, content };
  return { name: 'meta', attributes: { ...attributes, ...(media && { media }) } };
}

function admitLink({ href, integrity, crossorigin, ...rest }: Attributes): Verdict {
  const kinds = (rest.rel ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const known = kinds.every((kind) => [...icons, ...hints, 'stylesheet'].includes(kind));
  if (kinds.length === 0 || !known) return 'rel';
  const isIcon = kinds.some((kind) => icons.includes(kind));
  const address = isIcon ? ownAddress(href) : safeAddress(href);
  if (!address) return 'href';
  const open = crossorigin === undefined ? undefined : { crossorigin: 'anonymous' };
  const attributes: Attributes = { ...rest, rel: kinds.join(' '), href: address, ...open };
  if (!kinds.includes('stylesheet')) return { name: 'link', attributes };
  const hash = integrityOf(integrity);
  if (!hash) return 'integrity';
  const hashed = { ...attributes, integrity: hash, crossorigin: 'anonymous' };
  return { name: 'link', attributes: hashed, needsNonce: true };
}

/** Data of which nothing runs, such as what search engines read of an organisation. */
function admitData(text: string): Verdict {
  try {
    const written = scriptJson(JSON.parse(text));
    return { name: 'script', attributes: { type: dataType }, text: written };
  } catch {
    return dataType;
  }
}

function admitStyle({ media, type = 'text/css' }: Attributes, text: string): Verdict {
  if (type.toLowerCase() !== 'text/css') return 'type';
  // A browser could take it for the end.
  if (text.includes('</')) return '</';
  // What another file says has no hash here.
  if (/@import/i.test(text)) return '@import';
  return { name: 'style', attributes: { ...(media && { media }) }, text, needsNonce: true };
}

function admitScript(attributes: Attributes, text: string): Verdict {
  const { src, type = '', async, integrity } = attributes;
  const isData = type.toLowerCase() === dataType && Object.keys(attributes).length === 1;
  if (isData && text.trim()) return admitData(text);
  // A module may import what has no hash.
  if (!javaScript.includes(type.toLowerCase())) return 'type';
  const address = safeAddress(src);
  if (!address) return 'src';
  const hash = integrityOf(integrity);
  if (!hash) return 'integrity';
  const when = async === undefined ? 'defer' : 'async';
  const written = { src: address, integrity: hash, crossorigin: 'anonymous', [when]: '' };
  return { name: 'script', attributes: written, needsNonce: true };
}

const admit: Record<string, (attributes: Attributes, text: string) => Verdict> = {
  meta: admitMeta,
  link: admitLink,
  script: admitScript,
  style: admitStyle,
};

/** Whether a tag may stand in the head of every page, and how it is written there. */
export function admitTag(
  tag: string,
  attributes: Attributes,
  text = '',
): AdmittedTag | { problem: string } {
  const judge = Object.hasOwn(admit, tag) ? admit[tag] : undefined;
  if (!judge) return { problem: `<${tag}>` };
  const alien = Object.keys(attributes).find((name) => !mayHave[tag]?.includes(name));
  const verdict = alien ?? judge(attributes, text);
  return typeof verdict === 'string' ? { problem: `<${tag} ${verdict}>` } : verdict;
}
