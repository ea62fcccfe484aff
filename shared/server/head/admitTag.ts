import { scriptJson } from '@campus/shared/remote/scriptJson';
import { createHash } from 'node:crypto';
import type { AdmittedTag, HeadProblem, RefusedTag } from './HeadSection';
import { addressOfSite, safeAddress } from './safeAddress';

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
/** The tag as it will be written, or the attribute that keeps it out, and why. */
type Verdict = AdmittedTag | readonly [attribute: string, why: HeadProblem];

const mayHave: Record<string, readonly string[]> = {
  meta: ['name', 'property', 'content', 'media'],
  link: ['rel', 'href', 'type', 'sizes', 'media', 'title', 'color', 'integrity', 'crossorigin'],
  script: ['src', 'type', 'async', 'defer', 'integrity', 'crossorigin'],
  style: ['media', 'type'],
  img: ['src', 'alt', 'width', 'height', 'border', 'style', 'hidden'],
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
  if (!key || ofThePage.test(key)) return [name === undefined ? 'property' : 'name', 'OWN'];
  if (content === undefined) return ['content', 'CONTENT'];
  const attributes = { [name === undefined ? 'property' : 'name']: key, content };
  return { name: 'meta', attributes: { ...attributes, ...(media && { media }) } };
}

function admitLink({ href, integrity, crossorigin, ...rest }: Attributes): Verdict {
  const kinds = (rest.rel ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const known = kinds.every((kind) => [...icons, ...hints, 'stylesheet'].includes(kind));
  if (kinds.length === 0 || !known) return ['rel', 'REL'];
  const isIcon = kinds.some((kind) => icons.includes(kind));
  const address = isIcon ? addressOfSite(href) : safeAddress(href);
  if (!address) return ['href', isIcon ? 'ICON' : 'ADDRESS'];
  const open = crossorigin === undefined ? undefined : { crossorigin: 'anonymous' };
  const attributes: Attributes = { ...rest, rel: kinds.join(' '), href: address, ...open };
  if (!kinds.includes('stylesheet')) return { name: 'link', attributes };
  const hash = integrityOf(integrity);
  if (!hash) return ['integrity', 'INTEGRITY'];
  const hashed = { ...attributes, integrity: hash, crossorigin: 'anonymous' };
  return { name: 'link', attributes: hashed, needsNonce: true };
}

function admitStyle({ media, type = 'text/css' }: Attributes, text: string): Verdict {
  if (type.toLowerCase() !== 'text/css') return ['type', 'TYPE'];
  // A browser could take it for the end.
  if (text.includes('</')) return ['</', 'STYLE'];
  // What another file says has no hash here.
  if (/@import/i.test(text)) return ['@import', 'STYLE'];
  return { name: 'style', attributes: { ...(media && { media }) }, text, needsNonce: true };
}

/** Data of which nothing runs, such as what search engines read of an organisation. */
function admitData(text: string): Verdict {
  try {
    const written = scriptJson(JSON.parse(text));
    return { name: 'script', attributes: { type: dataType }, text: written };
  } catch {
    return [dataType, 'DATA'];
  }
}

/**
 * What the page would refuse to do for it, as it admits no script without a hash and no markup made
 * of words. A tag that is not named in so many words may turn out to be a script, as in the usual
 * loaders of counters.
 */
const loads = [
  /createElement(?:NS)?\s*\((?!\s*(['"`])(?!script\1)[\w-]+\1\s*[,)])/i,
  /document\s*\.\s*write|insertAdjacentHTML|createContextualFragment|parseFromString/,
  /\b(?:innerHTML|outerHTML|srcdoc)\s*\+?=(?!=)/,
  /\beval\s*\(|\bnew\s+Function\b|\bimport\s*\(|\bset(?:Timeout|Interval)\s*\(\s*['"`]/,
];

/** Code in the page: of another text the policy knows no hash. */
function admitCode(text: string): Verdict {
  // Behind it a browser looks for another end of the script.
  if (text.includes('<!--')) return ['<!--', 'COMMENT'];
  if (loads.some((pattern) => pattern.test(text))) return ['…', 'LOADS'];
  const hash = `sha256-${createHash('sha256').update(text).digest('base64')}`;
  return { name: 'script', attributes: {}, text, hash };
}

function admitScript(attributes: Attributes, text: string): Verdict {
  const { src, type = '', async, integrity } = attributes;
  const code = text.trim();
  const isData = type.toLowerCase() === dataType && Object.keys(attributes).length === 1;
  if (isData && code) return admitData(code);
  // A module may import what has no hash.
  if (!javaScript.includes(type.toLowerCase())) return ['type', 'TYPE'];
  if (src !== undefined && code) return ['src', 'BOTH'];
  if (code) return admitCode(code);
  const address = safeAddress(src);
  if (!address) return ['src', 'ADDRESS'];
  const hash = integrityOf(integrity);
  if (!hash) return ['integrity', 'INTEGRITY'];
  const when = async === undefined ? 'defer' : 'async';
  const written = { src: address, integrity: hash, crossorigin: 'anonymous', [when]: '' };
  return { name: 'script', attributes: written, needsNonce: true };
}

/** A picture by which a counter learns of browsers without scripts: nothing is seen of it. */
function admitPixel({ src }: Attributes): Verdict {
  const address = safeAddress(src);
  if (!address) return ['src', 'ADDRESS'];
  return { name: 'img', attributes: { src: address, alt: '', hidden: '' }, isInBody: true };
}

type Admit = (attributes: Attributes, text: string) => Verdict;

const ofStyle: Record<string, Admit> = { meta: admitMeta, link: admitLink, style: admitStyle };
const inHead: Record<string, Admit> = { ...ofStyle, script: admitScript };
const inNoscript: Record<string, Admit> = { ...ofStyle, img: admitPixel };

/**
 * Whether a tag may stand in the head of every page, and how it is written there. These are the only
 * rules: by them a setting is saved, shown before that, and written into pages.
 */
export function admitTag(
  tag: string,
  attributes: Attributes,
  { text = '', isInNoscript = false }: { text?: string; isInNoscript?: boolean } = {},
): AdmittedTag | RefusedTag {
  const known = isInNoscript ? inNoscript : inHead;
  const judge = Object.hasOwn(known, tag) ? known[tag] : undefined;
  if (!judge) return { problem: `<${tag}>`, why: 'TAG' };
  const alien = Object.keys(attributes).find((name) => !mayHave[tag]?.includes(name));
  if (alien !== undefined) return { problem: `<${tag} ${alien}>`, why: 'ATTRIBUTE' };
  const verdict = judge(attributes, text);
  if ('name' in verdict) return verdict;
  const [attribute, why] = verdict;
  return { problem: `<${tag} ${attribute}>`, why };
}
