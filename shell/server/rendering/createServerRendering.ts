import { type FirstAnswers, sortedAddress } from '@campus/shared/remote/FirstAnswers';
import { hydrationBundle, serverBundle } from '@campus/shared/build/serverBundle';
import path from 'node:path';
import type { Registry } from '../../releases/registry/Registry';
import type { ActiveRelease, Reading } from '../createPlanner';
import { type MatchedScreen, slotsOn } from '../matchScreen';
import type { RenderedScreen } from '../page';
import type { ReportSink } from '../reports/createReportSink';
import { withoutPersonalData } from '../reports/receiveReports';
import type { createApiCache } from './createApiCache';
import type { createDictionaries } from './createDictionaries';
import type { createRenderPool, RenderRequest } from './createRenderPool';
import { readSigned, type SignedFolder } from './readSigned';
import { readStylesheets } from './readStylesheets';
import type { RenderedPage, RenderedSlot } from './bundle/RenderedPage';
import type { ApiAnswer, ApiRequest, SignedScript } from './RenderJob';

/** Milliseconds: what is out is tried again after the first pause, and after twice as long each time. */
const breakerLimits = { most: 3, first: 15_000, longest: 600_000 };

interface Failures {
  times: number;
  /** When what is out is tried again: one more failure, and it is out for longer. */
  outUntil: number;
  pause: number;
  forgottenAt: number;
}

/** Counts what fails; what has failed too often is out for a while. */
function createCircuitBreaker() {
  const { most, first, longest } = breakerLimits;
  const failures = new Map<string, Failures>();

  function find(key: string): Failures {
    const found = failures.get(key);
    if (found && performance.now() < found.forgottenAt) return found;
    return { times: 0, outUntil: 0, pause: first, forgottenAt: 0 };
  }

  return {
    add(key: string, count = 1) {
      const now = performance.now();
      const { times, outUntil, pause } = find(key);
      const next = { times: times + count, forgottenAt: now + 2 * longest };
      // Several that had begun before it was out count once.
      const isNowOut = next.times >= most && now >= outUntil;
      const state = isNowOut
        ? { outUntil: now + pause, pause: Math.min(2 * pause, longest) }
        : { outUntil, pause };
      failures.set(key, { ...next, ...state });
    },
    isOut: (key: string): boolean => performance.now() < find(key).outUntil,
  };
}

interface Sources {
  registry: Pick<Registry, 'folderOf' | 'publication'>;
  pool: Pick<ReturnType<typeof createRenderPool>, 'render'>;
  /** Threads of their own for pages of people, so that those for everybody never hold anything of one. */
  ownPool: Pick<ReturnType<typeof createRenderPool>, 'render'>;
  answers: Pick<ReturnType<typeof createApiCache>, 'read' | 'readAnew'>;
  dictionaries: Pick<ReturnType<typeof createDictionaries>, 'read'>;
  report: ReportSink;
}

interface Asked extends Pick<Reading, 'plan' | 'shell' | 'active'> {
  /** Null at an address without a screen, where the shell renders that it is missing. */
  screen: MatchedScreen | null;
  /** Path and search. */
  address: string;
  /** Addresses of the files that the screen needs. */
  preload: readonly string[];
  ip: string;
  /** What the person was answered whose page it is, and all that it is rendered from. */
  own?: FirstAnswers['bodies'];
  /** Hears which paths of the API are read, and whether they were answered. */
  onAnswer?: (path: string, isAnswered: boolean) => void;
  /** Called with a rendering that came after its document was sent. */
  onLate?: (screen: RenderedScreen) => void;
}

/** Undefined also while the store does not give it: then the browser renders. */
async function signedFiles(
  registry: Sources['registry'],
  name: string,
  release: string,
): Promise<SignedFolder | undefined> {
  const [folder, signed] = await Promise.all([
    registry.folderOf(name, release),
    registry.publication(name, release),
  ]).catch(() => [undefined, undefined] as const);
  return folder && signed ? { folder, files: signed.files } : undefined;
}

function scriptOf(signed: SignedFolder | undefined): SignedScript | undefined {
  const hash = signed?.files[serverBundle];
  return signed && hash ? { file: path.join(signed.folder, serverBundle), hash } : undefined;
}

type SlotFailure = Parameters<RenderRequest['onFailure']>[1];

const nameOf = ({ manifest }: ActiveRelease) => manifest.declaration.name;

const whereIs = (release: ActiveRelease) => ({
  remote: nameOf(release),
  release: release.manifest.release,
});

/** The widgets in places of the screen that can be rendered with it, by the release they are of. */
const slotsToRender = (asked: Asked) =>
  asked.active.map((release) => ({
    release,
    widgets: slotsOn(release, { screen: asked.screen, isSignedIn: false })
      .filter(({ isServerRendered }) => isServerRendered)
      .map(({ widget }) => widget),
  }));

const keyOf = ({ manifest }: ActiveRelease, part: string, { shell }: Pick<Asked, 'shell'>) =>
  `${shell.release} ${manifest.declaration.name} ${manifest.release} ${part}`;

const isSame = (slot: RenderedSlot, other?: RenderedSlot) =>
  slot.remote === other?.remote && slot.widget === other.widget;

const mayRender = ({ screen, own, shell }: Asked) => {
  if (own) return screen?.isRenderedForPerson === true && shell.rendersOwn === true;
  return screen === null || screen.isServerRendered === true;
};

/** Whoever renders has no token, so nothing else is answered; it is no outage, which would be asked again. */
const answerFrom = (own: FirstAnswers['bodies'], { path: asked, body }: ApiRequest): ApiAnswer => {
  const address = sortedAddress(asked);
  return body === undefined && Object.hasOwn(own, address)
    ? { status: 200, body: own[address] }
    : { status: 401, body: null };
};

/** What renders the screen, where its release and that of the shell can render at all. */
async function findScripts(
  asked: Asked,
  registry: Sources['registry'],
  isOut: (key: string) => boolean,
) {
  const { shell, screen, address } = asked;
  if (!mayRender(asked)) return undefined;
  const { remote } = screen ?? {};
  // The breaker opens for one page, not for all pages of a release.
  const page = remote?.route.path ?? (screen ? address.replace(/\?.*/, '') : '*');
  const key = remote ? keyOf(remote.release, page, asked) : `${shell.release} ${page}`;
  if (isOut(key)) return undefined;

  // The answers of a person are for the screen: widgets ask for theirs in the browser.
  const wanted = (asked.own ? [] : slotsToRender(asked)).flatMap(({ release, widgets }) =>
    widgets.map((widget) => ({ release, slot: { remote: nameOf(release), widget } })),
  );
  const slots = wanted.filter(({ release, slot }) => !isOut(keyOf(release, slot.widget, asked)));
  const releases = new Set([
    ...(remote ? [remote.release] : []),
    ...slots.map((one) => one.release),
  ]);
  const [own, ...found] = await Promise.all([
    signedFiles(registry, 'shell', shell.release),
    ...[...releases].map(async (release) => {
      const signed = await signedFiles(registry, nameOf(release), release.manifest.release);
      const script = scriptOf(signed);
      return signed && script ? [{ release, signed, script }] : [];
    }),
  ]);
  const able = found.flat();
  const ofShell = scriptOf(own);
  if (!own || !ofShell) return undefined;
  if (remote && !able.some(({ release }) => release === remote.release)) return undefined;
  return {
    key,
    where: {
      page,
      ...(remote ? whereIs(remote.release) : { release: shell.release }),
    },
    slots: slots.filter((one) => able.some(({ release }) => release === one.release)),
    lacksSlot: slots.length < wanted.length,
    scripts: {
      shell: ofShell,
      remotes: Object.fromEntries(able.map(({ release, script }) => [nameOf(release), script])),
    },
    own,
    sources: {
      '/shell/': own,
      ...Object.fromEntries(able.map(({ release, signed }) => [release.base, signed])),
    },
  };
}

/** Renders the first screens that declare it, unless the circuit breaker is open. */
export function createServerRendering(sources: Sources) {
  const { registry, pool, ownPool, answers, dictionaries, report } = sources;
  const breaker = createCircuitBreaker();
  /** Undefined where the browser has to render. */
  return async (asked: Asked): Promise<RenderedScreen | undefined> => {
    const { plan, address, preload, shell, ip, own } = asked;
    const found = await findScripts(asked, registry, (key) => breaker.isOut(key));
    if (!found) return undefined;
    const onFailure = (message: string, failed?: SlotFailure) => {
      const of = found.slots.find(({ slot }) => isSame(slot, failed?.slot));
      const key = of && keyOf(of.release, of.slot.widget, asked);
      // A slot that ends its thread fails other pages too, so once is enough.
      breaker.add(key ?? found.key, failed?.isFatal ? breakerLimits.most : 1);
      const where = { ...found.where, ...(of && whereIs(of.release)) };
      report({ kind: 'error', phase: 'draw', message: withoutPersonalData(message), ...where });
    };
    // Answers for a private page may be about one person, so they are not cached.
    const isAboutSomebody = asked.screen?.remote && asked.screen.isPrivate;
    const read = isAboutSomebody ? answers.readAnew : answers.read;
    const words = await dictionaries.read(plan.language);
    async function finish(rendered: RenderedPage | undefined) {
      if (!rendered || !found) return undefined;
      const common = shell.styles.map((file) => `/shell/${file}`);
      try {
        const [hydrationScript, stylesheets] = await Promise.all([
          readSigned(found.own, hydrationBundle),
          readStylesheets({ html: rendered.html, preload, common }, found.sources),
        ]);
        return { rendered, hydrationScript, stylesheets };
      } catch (error) {
        onFailure(String(error));
        return undefined;
      }
    }
    const rendered = await (own ? ownPool : pool).render({
      // Rendering needs no hashes, and to copy them to the thread takes time.
      order: {
        plan: { ...plan, integrity: {} },
        ...{ address, words, scripts: found.scripts },
        record: asked.screen?.remote?.route.head?.call,
        slots: found.slots.map(({ slot }) => slot),
        isOwn: own !== undefined,
      },
      async answer(question) {
        if (own) {
          const answer = answerFrom(own, question);
          asked.onAnswer?.(question.path, answer.status === 200);
          return answer;
        }
        const answer = await read({ ...question, language: plan.language, ip });
        asked.onAnswer?.(question.path, answer !== null);
        return answer;
      },
      onFailure,
      lacksSlot: found.lacksSlot,
      onLate: (late) => void finish(late).then((screen) => screen && asked.onLate?.(screen)),
    });
    return finish(rendered);
  };
}
