import type { PageHead } from '@campus/shared/remote/headTags';
import type { FirstAnswers } from '@campus/shared/remote/FirstAnswers';
import { scriptJson } from '@campus/shared/remote/scriptJson';
import { type Appearance, rootAttributes } from '../page/appearance/readAppearance';
import type { RenderedPage } from './rendering/bundle/RenderedPage';
import type { CodePart } from '../page/hydration/CodePart';
import type { Plan } from '../page/loading/Plan';
import { hoistStyles } from './rendering/hoistStyles';
import type { Sheet } from './rendering/readStylesheets';
import type { AdmittedTag } from '@campus/shared/server/head/HeadSection';
import { headMarkup, sectionMarkup } from './head/headMarkup';
import { oldBrowserMarkup } from './oldBrowser';

/** What there is to see before any code has come, and the script that fetches the code. */
export interface RenderedScreen {
  rendered: RenderedPage;
  hydrationScript: string;
  /** Of the shell, and of all that stands in the page. */
  stylesheets: readonly Sheet[];
  /** The end of the token of whom it is for; nothing where it is for everybody. */
  of?: string;
}

export interface PageOptions {
  nonce: string;
  plan: Plan;
  appearance: Appearance;
  /** The visitor has answered the cookie notice. */
  isAnswered: boolean;
  head: PageHead;
  /** What staff add to the head of every page. */
  section: AdmittedTag[];
  shell: { scripts: string[]; styles: string[]; signIn: string[]; takesLess?: true };
  /** Files of the first screen, fetched ahead. */
  preload: string[];
  rendered?: RenderedScreen;
  /** Of the visitor alone. */
  answers?: FirstAnswers;
}

const texts = {
  ru: {
    noScript: 'Чтобы пользоваться «Кампусом», включите JavaScript в настройках браузера.',
    loading: 'Загружаем страницу',
  },
  en: {
    noScript: 'Please turn on JavaScript in your browser to use Campus.',
    loading: 'Loading the page',
  },
};

const nonceIn = (nonce: string) => nonce && ` nonce="${nonce}"`;

const trustOf = (address: string, { integrity }: Plan, nonce: string) =>
  ` integrity="${integrity[address]}" crossorigin${nonceIn(nonce)}`;

/** Builds that somebody tries out say themselves where they are. */
const sourceOf = (address: string, { filesOrigin = '' }: Plan) =>
  address.startsWith('/') ? filesOrigin + address : address;

/** Only files whose hash is known are linked. */
const isHashed =
  ({ integrity }: Plan) =>
  (address: string) =>
    Boolean(integrity[address]);

const isStyle = (address: string) => address.endsWith('.css');

const sheets = (addresses: readonly string[], { plan, nonce }: PageOptions) =>
  addresses
    .filter(isHashed(plan))
    .map(
      (address) =>
        `<link rel="stylesheet" href="${sourceOf(address, plan)}"${trustOf(address, plan, nonce)}>`,
    );

const preloads = (addresses: readonly string[], { plan, nonce }: PageOptions) =>
  addresses.filter(isHashed(plan)).map((address) => {
    const kind = isStyle(address) ? 'style' : 'script';
    return `<link rel="preload" as="${kind}" href="${sourceOf(address, plan)}"${trustOf(address, plan, nonce)}>`;
  });

/** What is fetched together, when its turn comes. */
const fetchedFor = (part: CodePart, addresses: readonly string[], options: PageOptions) =>
  preloads(addresses, options).map((link) => link.replace('<link', `<link data-for="${part}"`));

const scripts = ({ plan, nonce, shell }: PageOptions) =>
  shell.scripts
    .filter(isHashed(plan))
    .map(
      (address) =>
        `<script defer src="${sourceOf(address, plan)}"${trustOf(address, plan, nonce)}></script>`,
    );

/** Data that scripts of the page read. */
const dataOf = (id: string, value: unknown, { nonce }: PageOptions) =>
  `<script type="application/json" id="${id}" nonce="${nonce}">${scriptJson(value)}</script>`;

const planOf = (options: PageOptions) => dataOf('plan', options.plan, options);

/** More files at once than a browser has connections would only delay the first ones. */
const most = 16;

/** Only styles of the shell may block the first paint, never those of a remote. */
const emptyPage = (options: PageOptions) => ({
  head: [
    ...sheets(options.shell.styles, options),
    // A browser has six connections: the largest files get theirs first.
    ...preloads([...options.shell.scripts, ...options.preload.slice(0, most)], options),
    ...scripts(options),
  ],
  body: [
    `<div id="root"><div class="boot" role="status" aria-label="${texts[options.plan.language].loading}"></div></div>`,
    planOf(options),
  ],
});

/** By remote and name, so that the browser has their code before it hydrates them. */
function slotsOf({ slots = [], isPartial = false }: RenderedPage, isOwn: boolean) {
  const names = slots.map(({ remote, widget }) => `${remote}/${widget}`).join(' ');
  const marks = `${isPartial ? ' data-partial' : ''}${isOwn ? ' data-own' : ''}`;
  return `${names && ` data-slots="${names}"`}${marks}`;
}

/** What React wants first of pictures stands where its HTML begins; the head asks for it before its styles. */
function liftPictures(html: string) {
  const [pictures = ''] = /^(?:<link rel="preload" as="image"[^>]*>)+/.exec(html) ?? [];
  return { pictures, rest: html.slice(pictures.length) };
}

const fontRule = /@font-face\s*\{[^}]*\burl\([^}]*\}/g;

/** Rules of fonts that are files of ours, and all others: those of this machine are no burden. */
const splitFonts = (text: string) => ({
  fonts: (text.match(fontRule) ?? []).join(''),
  rest: text.replace(fontRule, ''),
});

/** Named by its file, which the code of a part would else fetch and wait for. */
const styleOf = ({ address, text }: Sheet, nonce: string) =>
  `<style data-href="${address}" nonce="${nonce}">${splitFonts(text).rest}</style>`;

/**
 * A rendered page needs its styles at once, and its scripts only to hydrate. Its fonts come behind
 * its pictures: they are heavier, and until then the text stands in one of the same measures.
 */
function renderedPage(
  options: PageOptions,
  { rendered, hydrationScript, stylesheets: own, of }: RenderedScreen,
) {
  const { shell, preload: ahead, nonce } = options;
  const { pictures, rest: content } = liftPictures(rendered.html);
  const { html, sheet } = hoistStyles(content);
  const fonts = own.map(({ text }) => splitFonts(text).fonts).join('');
  // It is put in per answer, so it costs forty bytes each time: the script that adds them has it.
  const waiting = shell.takesLess ? { ...options, nonce: '' } : options;
  const hasWords = Object.keys(rendered.words ?? {}).length > 0;
  const links = [
    ...fetchedFor('shell', shell.scripts, waiting),
    ...fetchedFor(
      'screen',
      ahead.filter((address) => !isStyle(address)),
      waiting,
    ),
    ...fetchedFor('signIn', shell.signIn, waiting),
  ];
  return {
    head: [
      pictures,
      ...own.map((each) => styleOf(each, nonce)),
      ...(sheet ? [`<style nonce="${nonce}">${sheet}</style>`] : []),
      `<noscript><style nonce="${nonce}">${fonts}</style></noscript>`,
    ],
    body: [
      `<div id="root"${slotsOf(rendered, of !== undefined)}>${html}</div>`,
      // Next to the content that repeats them: compression looks back no further than 32 kB.
      dataOf('dehydrated', { ...rendered.dehydratedState, of }, options),
      ...(hasWords ? [dataOf('words', rendered.words, options)] : []),
      // Before the script that fetches the code, which may have it at once.
      planOf(options),
      `<template id="code"><style${nonceIn(waiting.nonce)}>${fonts}</style>${[...links, ...scripts(waiting)].join('')}</template>`,
      `<script nonce="${nonce}">${hydrationScript}</script>`,
    ],
  };
}

const answersIn = (options: PageOptions) =>
  options.answers ? [dataOf('answers', options.answers, options)] : [];

const attributesOf = (appearance: Appearance) =>
  Object.entries(rootAttributes(appearance))
    .map(([name, value]) => (value === null ? '' : ` ${name}="${value}"`))
    .join('');

/**
 * The document of one request: head, content, the files of the first screen on their way, and the plan,
 * which only code reads.
 */
export function page(options: PageOptions): string {
  const { nonce, plan, appearance, isAnswered, head, section, rendered } = options;
  const parts = rendered ? renderedPage(options, rendered) : emptyPage(options);
  const partOf = (wanted: boolean) =>
    sectionMarkup(
      section.filter(({ isInBody = false }) => isInBody === wanted),
      nonce,
    );
  return `<!doctype html>
<html lang="${plan.language}"${attributesOf(appearance)}${isAnswered ? ' data-answered' : ''}>
<head>
<meta charset="utf-8">
${headMarkup(head)}
<meta property="og:type" content="website">
<meta property="og:locale" content="ru_RU">
<meta property="og:locale:alternate" content="en_US">
<meta property="og:country-name" content="Russia">
<meta name="geo.region" content="RU">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#0C3B2F">
<link rel="manifest" href="/manifest.webmanifest">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
${parts.head.join('\n')}
${partOf(false)}
</head>
<body>
${oldBrowserMarkup(plan.language, nonce)}
${[...parts.body, ...answersIn(options)].join('\n')}
<noscript>${texts[plan.language].noScript}</noscript>
${partOf(true)}
</body>
</html>
`;
}
