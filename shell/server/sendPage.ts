import type { ShellManifest } from '@campus/shared/build/RemoteManifest';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { headTags } from '@campus/shared/remote/headTags';
import { readPushConfig } from '@campus/shared/remote/readPushConfig';
import type { HeadSection } from '@campus/shared/server/head/HeadSection';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { readAppearance } from '../page/appearance/readAppearance';
import type { Plan } from '../page/remotes/Plan';
import type { Planner, ActiveRelease } from './createPlanner';
import type { Visitors } from './createVisitors';
import type { createServerRendering } from './rendering/createServerRendering';
import type { createRecords } from './head/createRecords';
import type { createSettings } from './head/createSettings';
import { describePage } from './head/describePage';
import { needsOf } from './head/headMarkup';
import type { HealthKeeper } from './health/createHealth';
import { givenOf, isVisit } from './health/givenOf';
import { isHttps, originOf } from './originOf';
import { knownLanguage } from './languageOf';
import { matchScreen, type MatchedScreen, slotsOn } from './matchScreen';
import { page } from './page';

interface PolicyOptions {
  nonce: string;
  developmentOrigins?: readonly string[];
  /** Where files of releases come from, when that is not our own origin. */
  filesOrigin?: string;
  /** Machines whose builds a member of staff tries out: scripts go by nonce and hash anyway. */
  previewOrigins?: readonly string[];
  /** Origins besides our own that the page talks to. */
  connect?: readonly string[];
  /** Code that staff have written into the page, as `sha256-…`: another text does not run. */
  scriptHashes?: readonly string[];
  /** Origins besides our own that pictures come from. */
  pictures?: readonly string[];
  /** Styles from elsewhere, and those in the page, come with the nonce; our own files need none. */
  hasOtherStyles?: boolean;
  isHttps?: boolean;
}

const socketOf = (origin: string) => origin.replace(/^http/, 'ws');

/** What a page may load and run: its own origin's files, and only scripts that carry the nonce. */
export function contentPolicy(options: PolicyOptions): string {
  const { nonce, developmentOrigins = [], previewOrigins = [], connect = [] } = options;
  const { scriptHashes = [], pictures = [], filesOrigin } = options;
  const files = filesOrigin ? [filesOrigin] : [];
  const hashes = scriptHashes.map((hash) => `'${hash}'`);
  const styles = [
    ...files,
    ...(options.hasOtherStyles ? [`'nonce-${nonce}'`] : []),
    ...developmentOrigins,
    ...previewOrigins,
  ];
  const talksTo = [
    ...connect,
    // The worker keeps files by asking for them.
    ...files,
    ...developmentOrigins,
    ...developmentOrigins.map(socketOf),
    // What did not load is fetched anew before it is tried again.
    ...previewOrigins,
  ];
  return [
    `default-src 'none'`,
    [`script-src 'nonce-${nonce}' 'strict-dynamic'`, ...hashes].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    // Styles name pictures by paths, which are those of where the styles come from.
    [`img-src 'self' data: blob:`, ...files, ...pictures].join(' '),
    [`font-src 'self'`, ...files].join(' '),
    ["connect-src 'self'", ...talksTo].join(' '),
    `manifest-src 'self'`,
    `worker-src 'self'`,
    // Bytes that the page itself has made, such as a document for staff: no address can be framed.
    `frame-src blob:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    ...(options.isHttps ? ['upgrade-insecure-requests'] : []),
    `require-trusted-types-for 'script'`,
    // What does not compile is told in the page of whoever writes it.
    `trusted-types campus-data campus-files campus-worker dompurify${developmentOrigins.length > 0 ? ' webpack-dev-server#overlay' : ''}`,
  ].join('; ');
}

/** More files at once than a browser has connections would only delay the first ones. */
const most = 16;

interface Asked {
  screen: MatchedScreen | null;
  active: ActiveRelease[];
  shell: ShellManifest;
  isSignedIn: boolean;
}

/** What a screen loads of its own remote, and which parts of the kit it borrows. */
function partFiles({ manifest, base }: ActiveRelease, name: string, { shell }: Asked) {
  const own = [manifest.entry, ...manifest.exposed, ...(manifest.screens[name] ?? [])];
  const borrowed = (manifest.parts?.[name] ?? []).flatMap((key) => shell.parts[key] ?? []);
  return [...own.map((file) => base + file), ...borrowed.map((file) => `/shell/${file}`)];
}

const filesOfSlots = (release: ActiveRelease, asked: Asked) =>
  slotsOn(release, asked).flatMap(({ widget }) => partFiles(release, widget, asked));

function filesOfScreen(asked: Asked) {
  const { screen, active } = asked;
  const own = screen?.remote;
  return [
    ...(own ? partFiles(own.release, own.route.screen, asked) : []),
    ...active.flatMap((release) => filesOfSlots(release, asked)),
  ];
}

/** The addresses that the first screen will ask for, so that they can start with the document. */
const filesToPreload = (asked: Asked) => [...new Set(filesOfScreen(asked))].slice(0, most);

/**
 * Without a hash a script is not even asked for, whoever has put it into the page. Styles have
 * theirs, too, but a browser that does not know the word reports it as an error on every page.
 */
const integrityPolicy = 'blocked-destinations=(script)';

const hosts = [
  'https://firebaseinstallations.googleapis.com',
  'https://fcmregistrations.googleapis.com',
];

/** Where a page asks for its push token; nowhere while push messages are not set up. */
const pushHosts = (settings: ReadonlyMap<string, string>): string[] =>
  readPushConfig(settings.get('firebaseConfig')) ? hosts : [];

interface Sources {
  planner: Planner;
  visitors: Visitors;
  health: Pick<HealthKeeper, 'visit'>;
  records: Pick<ReturnType<typeof createRecords>, 'read'>;
  settings: Pick<ReturnType<typeof createSettings>, 'read'>;
  serverRendering: ReturnType<typeof createServerRendering>;
  /** Files change and keep their names, so there are no hashes to insist on. */
  isDevelopment: boolean;
}

const nothing: HeadSection = { tags: [], skipped: [] };

async function visitOf(request: FastifyRequest, reply: FastifyReply, visitors: Visitors) {
  const address = new URL(`http://campus${request.url}`);
  // Languages share an address: one that names its language is for links and search engines.
  const asked = knownLanguage(address.searchParams.get('lang'));
  const visitor = await visitors(request, { language: asked, reply });
  const { language } = visitor;
  const place = { language, asked, origin: originOf(request), path: address.pathname };
  return { address, visitor, place };
}

/** First the texts: when the code starts, they are there, and it asks for nothing. */
const shellFiles = ({ texts, scripts, styles }: ShellManifest, language: LanguageKey) => ({
  scripts: [...texts[language], ...scripts].map((file) => `/shell/${file}`),
  styles: styles.map((file) => `/shell/${file}`),
});

const previewOriginsOf = ({ overrides }: Plan) =>
  overrides?.remotes.flatMap(({ origin, problem }) => (origin && !problem ? [origin] : []));

/** Answers a request for a page: what it is, where it has moved, or that there is none. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { planner, visitors, health, records, settings, serverRendering, isDevelopment }: Sources,
) {
  const { address, visitor, place } = await visitOf(request, reply, visitors);
  const { cookies } = visitor;
  const { language } = place;
  const { active, plan, shell, isTrial } = await planner.read(visitor);
  const screen = matchScreen(place.path, active);
  request.screen = screen?.path ?? '*';
  const isSignedIn = Boolean(cookies.AuthToken);
  const isForEverybody = !isSignedIn && !isTrial;
  const preload = filesToPreload({ screen, active, shell, isSignedIn });
  const [about, site, rendered] = await Promise.all([
    describePage(screen, language, records),
    settings.read(language),
    isForEverybody
      ? serverRendering({
          plan,
          shell,
          active,
          screen,
          address: place.path + address.search,
          preload,
          ip: request.ip,
        })
      : undefined,
  ]);
  reply.header('cache-control', 'private, no-store').header('vary', 'cookie');
  if (about.movedTo) return reply.redirect(about.movedTo + address.search, 301);

  // The way in when what staff added to the head does harm.
  const isSafe = address.searchParams.get('safe-head') === '1';
  const { tags, skipped } = isSafe ? nothing : site.head;
  const nonce = randomBytes(16).toString('base64');
  const needs = needsOf(tags);
  const policy = contentPolicy({
    nonce,
    filesOrigin: plan.filesOrigin,
    developmentOrigins: plan.developmentOrigins,
    previewOrigins: previewOriginsOf(plan),
    connect: [...pushHosts(site.values), ...needs.origins],
    pictures: needs.origins,
    scriptHashes: needs.scriptHashes,
    hasOtherStyles: rendered !== undefined || needs.hasStyles,
    isHttps: isHttps(request),
  });
  const isCounted = isVisit(request) && !isTrial;
  const visit = isCounted
    ? health.visit(givenOf({ active, shell, screen, isSignedIn }), {
        ip: request.ip,
        token: cookies.AuthToken,
      })
    : undefined;
  const html = page({
    nonce,
    plan: { ...plan, skippedHead: skipped, visit },
    appearance: readAppearance(cookies),
    isAnswered: Boolean(cookies.Consent),
    head: headTags(about.values, place),
    section: tags,
    shell: shellFiles(shell, language),
    preload,
    // Of a record that is missing the remote says so itself, which knows it only in the browser.
    rendered: about.status === 200 || !screen?.remote ? rendered : undefined,
  });
  return reply
    .code(about.status)
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': policy,
      ...(!isDevelopment && { 'integrity-policy': integrityPolicy }),
    })
    .send(html);
}
