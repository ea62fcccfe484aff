import { hydrationBundle, serverBundle } from '@campus/shared/build/serverBundle';
import path from 'node:path';
import type { Registry } from '../../releases/registry/Registry';
import type { Reading } from '../createPlanner';
import type { MatchedScreen } from '../matchScreen';
import type { RenderedScreen } from '../page';
import type { ReportSink } from '../reports/createReportSink';
import type { createApiCache } from './createApiCache';
import type { createDictionaries } from './createDictionaries';
import type { createRenderPool } from './createRenderPool';
import type { RenderedPage } from './bundle/RenderedPage';
import { readSigned, type SignedFolder } from './readSigned';
import { readStylesheets } from './readStylesheets';
import type { SignedScript } from './RenderJob';

/** Three failures leave something out for as long as another release takes to come. */
const breaker = { most: 3, for: 600_000 };

/** Counts what fails; what has failed too often is out for a while. */
function createCircuitBreaker() {
  const struck = new Map<string, { times: number; until: number }>();
  return {
    add(key: string) {
      const times = (struck.get(key)?.times ?? 0) + 1;
      struck.set(key, { times, until: performance.now() + breaker.for });
    },
    isOut(key: string): boolean {
      const found = struck.get(key);
      if (found && found.until < performance.now()) struck.delete(key);
      return (struck.get(key)?.times ?? 0) >= breaker.most;
    },
  };
}

interface Sources {
  registry: Pick<Registry, 'folderOf' | 'publication'>;
  pool: Pick<ReturnType<typeof createRenderPool>, 'render'>;
  answers: Pick<ReturnType<typeof createApiCache>, 'read' | 'readAnew'>;
  dictionaries: Pick<ReturnType<typeof createDictionaries>, 'read'>;
  report: ReportSink;
}

interface Asked extends Pick<Reading, 'plan' | 'shell'> {
  screen: MatchedScreen | null;
  /** Path and search. */
  address: string;
  /** Addresses of the files that the screen needs. */
  preload: readonly string[];
  ip: string;
  /** Hears which paths of the API are read, and whether they were answered. */
  onAnswer?: (path: string, isAnswered: boolean) => void;
  /** Is given what nobody could wait for. */
  onLate?: (screen: RenderedScreen) => void;
}

async function signedFiles(
  registry: Sources['registry'],
  name: string,
  release: string,
): Promise<SignedFolder | undefined> {
  const folder = await registry.folderOf(name, release);
  const signed = await registry.publication(name, release);
  return folder && signed ? { folder, files: signed.files } : undefined;
}

function scriptOf(signed: SignedFolder | undefined): SignedScript | undefined {
  const hash = signed?.files[serverBundle];
  return signed && hash ? { file: path.join(signed.folder, serverBundle), hash } : undefined;
}

/** What renders the screen, where its release and that of the shell can render at all. */
async function findScripts({ shell, screen }: Asked, registry: Sources['registry']) {
  const { remote } = screen ?? {};
  if (!remote?.route.isServerRendered || remote.route.access !== 'public') return undefined;
  const { base, manifest } = remote.release;
  const { name } = manifest.declaration;
  const [own, its] = await Promise.all([
    signedFiles(registry, 'shell', shell.release),
    signedFiles(registry, name, manifest.release),
  ]);
  const [ofShell, ofRemote] = [scriptOf(own), scriptOf(its)];
  if (!own || !its || !ofShell || !ofRemote) return undefined;
  return {
    // A page that cannot be rendered says nothing of the others.
    key: `${shell.release} ${name} ${manifest.release} ${remote.route.path}`,
    where: { page: remote.route.path, remote: name, release: manifest.release },
    scripts: { shell: ofShell, remotes: { [name]: ofRemote } },
    own,
    sources: { '/shell/': own, [base]: its },
  };
}

/** Renders the first screens that declare it, unless the circuit breaker is open. */
export function createServerRendering(sources: Sources) {
  const { registry, pool, answers, dictionaries, report } = sources;
  const breaker = createCircuitBreaker();
  /** Undefined where the browser has to render. */
  return async (asked: Asked): Promise<RenderedScreen | undefined> => {
    const { plan, address, preload, shell, ip } = asked;
    const found = await findScripts(asked, registry);
    if (!found || breaker.isOut(found.key)) return undefined;
    const onFailure = (message: string) => {
      breaker.add(found.key);
      report({ kind: 'error', phase: 'draw', message, ...found.where });
    };
    // What is not for search engines may be about somebody: nobody else gets the same answer.
    const read = asked.screen?.isPrivate ? answers.readAnew : answers.read;
    const words = await dictionaries.read(plan.language);
    async function finish(rendered: RenderedPage | undefined) {
      if (!rendered || !found) return undefined;
      const linked = shell.styles.map((file) => `/shell/${file}`);
      try {
        const [hydrationScript, stylesheets] = await Promise.all([
          readSigned(found.own, hydrationBundle),
          readStylesheets({ html: rendered.html, preload, linked }, found.sources),
        ]);
        return { rendered, hydrationScript, stylesheets };
      } catch (error) {
        onFailure(String(error));
        return undefined;
      }
    }
    const rendered = await pool.render({
      // Hashes are many and render nothing.
      order: { plan: { ...plan, integrity: {} }, address, words, scripts: found.scripts },
      async answer(question) {
        const answer = await read({ ...question, language: plan.language, ip });
        asked.onAnswer?.(question.path, answer !== null);
        return answer;
      },
      onFailure,
      onLate: (late) => void finish(late).then((screen) => screen && asked.onLate?.(screen)),
    });
    return finish(rendered);
  };
}
