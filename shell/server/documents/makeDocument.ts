import type { ShellManifest } from '@campus/shared/build/RemoteManifest';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { type CurrentPerson, getCurrentHuman } from '@campus/shared/contract/people/calls';
import { type FirstAnswers, sortedAddress } from '@campus/shared/remote/FirstAnswers';
import { headTags, type HeadPlace } from '@campus/shared/remote/headTags';
import { readPushConfig } from '@campus/shared/remote/readPushConfig';
import type { AdmittedTag, HeadSection } from '@campus/shared/server/head/HeadSection';
import type { Appearance } from '../../page/appearance/readAppearance';
import type { Reading } from '../createPlanner';
import type { createRecords } from '../head/createRecords';
import type { createSettings } from '../head/createSettings';
import { describePage } from '../head/describePage';
import { needsOf } from '../head/headMarkup';
import type { MatchedScreen } from '../matchScreen';
import { page, type RenderedScreen } from '../page';
import type { createServerRendering } from '../rendering/createServerRendering';
import type { askFirstCalls } from './askFirstCalls';
import { leanPlan } from './leanPlan';
import type { Witness } from './createSharedDocuments';
import { type Document, nonceMark, piecesOf, visitMark } from './Document';
import { filesToPreload } from './filesToPreload';

export interface Sources {
  records: Pick<ReturnType<typeof createRecords>, 'read'>;
  settings: Pick<ReturnType<typeof createSettings>, 'read'>;
  serverRendering: ReturnType<typeof createServerRendering>;
  firstCalls: ReturnType<typeof askFirstCalls>;
}

/** All that a document depends on, beside what the API says and when. */
export interface About {
  place: HeadPlace;
  /** With its question mark, or empty. */
  search: string;
  appearance: Appearance;
  /** The visitor has answered the cookie notice. */
  isAnswered: boolean;
  isSignedIn: boolean;
  /** It is made for everybody, without anything of a person. */
  isForEverybody: boolean;
  /** Of its visit reports may tell. */
  isCounted: boolean;
}

export interface DocumentRequest extends About {
  reading: Reading;
  screen: MatchedScreen | null;
  /** Of the visitor in whose name the API is asked. */
  ip: string;
  /** With which it is asked for a page that nobody else is given. */
  token?: string;
}

const hosts = [
  'https://firebaseinstallations.googleapis.com',
  'https://fcmregistrations.googleapis.com',
];

/** Where a page asks for its push token; nowhere while push messages are not set up. */
const pushHosts = (settings: ReadonlyMap<string, string>): string[] =>
  readPushConfig(settings.get('firebaseConfig')) ? hosts : [];

const nothing: HeadSection = { tags: [], skipped: [] };

/** Code reads the address of its page, and a counter tells it on; data is read by nobody here. */
const isCode = ({ name, attributes }: AdmittedTag) =>
  name === 'script' && attributes.type === undefined;

/** First the texts: when the code starts, they are there, and it asks for nothing. */
function shellFiles(shell: ShellManifest, language: LanguageKey) {
  const { texts, scripts, styles, signIn = [], takesLess } = shell;
  const addresses = (files: readonly string[]) => files.map((file) => `/shell/${file}`);
  return {
    scripts: addresses([...texts[language], ...scripts]),
    styles: addresses(styles),
    signIn: addresses(signIn),
    takesLess,
  };
}

/** What is read in every document: whoever changes it changes them all. */
const ofAll = ['/api/settings/', '/api/resources/'];

/** Tells what is read for the head of a record, and where it could not be had. */
const witnessed = (
  records: Sources['records'],
  { reads }: Pick<Witness<Document>, 'reads'>,
): Pick<ReturnType<typeof createRecords>, 'read'> => ({
  async read(source, params, language) {
    reads(source.call);
    const found = await records.read(source, params, language);
    if (!found) reads(source.call, false);
    return found;
  },
});

/** The record is missing in it, which is an answer only on a page that is not there. */
const saysMissing = ({ rendered }: RenderedScreen) =>
  rendered.dehydratedState.queries.some(({ state }) => state.error !== null);

/** Whose page can be rendered: a participant, of whom the answers say who it is. */
const isParticipant = ({ bodies }: FirstAnswers) =>
  (bodies[getCurrentHuman.path] as Partial<CurrentPerson> | undefined)?.kind === 'HUMAN';

/** All that its screen asks first is there: a skeleton is no content, and the browser has one. */
const isAnswered = (screen: MatchedScreen | null, { bodies }: FirstAnswers) =>
  screen?.remote?.route.firstCalls?.every((call) => Object.hasOwn(bodies, sortedAddress(call)));

/** What the page has not been rendered with, and asks when its code is there. */
function withoutTaken(answers: FirstAnswers, taken: ReadonlySet<string>): FirstAnswers | undefined {
  const left = Object.entries(answers.bodies).filter(([address]) => !taken.has(address));
  return left.length > 0 ? { ...answers, bodies: Object.fromEntries(left) } : undefined;
}

/** Milliseconds after which a page that lacks answers is rendered again. */
const retryDelay = 500;

const canBeRendered = (screen: MatchedScreen | null) =>
  screen === null || screen.isServerRendered === true;

/** Makes the document of an address: what it is about, its plan, and its content if that can be had. */
export async function makeDocument(
  { reading, screen, ip, token, ...about }: DocumentRequest,
  { records, settings, serverRendering, firstCalls }: Sources,
  witness: Witness<Document>,
): Promise<Document> {
  const { plan, shell, active } = reading;
  const { place, search, isSignedIn, isForEverybody } = about;
  const { language } = place;
  ofAll.forEach((path) => witness.reads(path));
  const preload = filesToPreload({ screen, active, shell, isSignedIn });
  const lean = leanPlan({ reading, screen, isSignedIn });
  const address = place.path + search;
  const told = Promise.all([
    describePage(screen, language, witnessed(records, witness)),
    settings.read(language),
  ]);

  const answers =
    token && !isForEverybody
      ? await firstCalls({ token, screen, active, search, language, ip })
      : undefined;
  const taken = new Set<string>();

  async function write(rendered?: RenderedScreen): Promise<Document> {
    const [{ status, movedTo, values }, site] = await told;
    // The way in when what staff added to the head does harm.
    const isSafe = new URLSearchParams(search).get('safe-head') === '1';
    const { tags, skipped } = isSafe ? nothing : site.head;
    const section = screen?.isCapabilityUrl ? tags.filter((tag) => !isCode(tag)) : tags;
    const needs = needsOf(section);
    const html = page({
      nonce: nonceMark,
      plan: { ...lean, skippedHead: skipped, visit: about.isCounted ? visitMark : undefined },
      appearance: about.appearance,
      isAnswered: about.isAnswered,
      head: headTags(values, place),
      section,
      shell: shellFiles(shell, language),
      preload,
      rendered,
      answers: answers && rendered ? withoutTaken(answers, taken) : answers,
    });
    return {
      status,
      movedTo: movedTo && movedTo + search,
      pieces: piecesOf(html),
      needs: {
        ...needs,
        connect: [...pushHosts(site.values), ...needs.origins],
        hasOtherStyles: rendered !== undefined || needs.hasStyles,
      },
      size: html.length,
    };
  }

  /** One of head and content may be out of date: then the browser asks again. */
  async function agreed(screen?: RenderedScreen): Promise<RenderedScreen | undefined> {
    const [{ status }] = await told;
    return screen && status === 200 && saysMissing(screen) ? undefined : screen;
  }

  async function finish(late: RenderedScreen) {
    const screen = await agreed(late);
    if (screen) witness.finish(await write(screen), screen.rendered.isPartial);
  }

  const asked = { plan, shell, active, screen, address, preload, ip };
  const renderOnce = (onLate: (late: RenderedScreen) => void) =>
    serverRendering({ ...asked, onAnswer: witness.reads, onLate });

  async function retry() {
    const rendered = await renderOnce((late) => void finish(late));
    if (rendered) await finish(rendered);
  }

  /** Once, for whoever comes next: the answers that were late have come by then. */
  function retryWithAnswers({ rendered }: RenderedScreen) {
    if (!rendered.lacksAnswers) return;
    setTimeout(() => void retry().catch(() => undefined), retryDelay).unref();
  }

  async function renderForEverybody() {
    const rendered = await renderOnce((late) => {
      void finish(late);
      retryWithAnswers(late);
    });
    if (rendered) retryWithAnswers(rendered);
    return rendered;
  }

  /** Of what has been answered with the token; the token itself does not go to a thread. */
  async function renderForPerson({ of, bodies }: FirstAnswers) {
    const found = await serverRendering({
      ...asked,
      own: bodies,
      onAnswer: (path, isAnswered) => isAnswered && taken.add(sortedAddress(path)),
    });
    return found && { ...found, of };
  }

  async function render() {
    if (isForEverybody) return renderForEverybody();
    if (!answers || !screen?.isRenderedForPerson || reading.isTrial) return undefined;
    return isParticipant(answers) && isAnswered(screen, answers)
      ? renderForPerson(answers)
      : undefined;
  }

  const rendered = await agreed(await render());
  const isWhole = rendered && !rendered.rendered.isPartial;
  if (!isWhole && isForEverybody && canBeRendered(screen)) witness.isUnfinished();
  const document = await write(rendered);
  if (document.status !== 200 || document.movedTo) witness.isPassing();
  return document;
}
