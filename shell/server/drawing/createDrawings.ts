import { drawFile } from '@campus/shared/build/drawFile';
import path from 'node:path';
import type { Registry } from '../../releases/registry/Registry';
import type { Reading } from '../createPlanner';
import type { MatchedScreen } from '../matchScreen';
import type { DrawnScreen } from '../page';
import type { ReportSink } from '../reports/createReportSink';
import type { createAnswers } from './createAnswers';
import type { createPainters } from './createPainters';
import { createStrikes } from './createStrikes';
import type { SignedScript } from './DrawOrder';
import { readSheets } from './readSheets';
import { readSigned, type SignedFiles } from './readSigned';

interface Sources {
  registry: Pick<Registry, 'folderOf' | 'publication'>;
  painters: Pick<ReturnType<typeof createPainters>, 'draw'>;
  answers: Pick<ReturnType<typeof createAnswers>, 'read'>;
  report: ReportSink;
}

interface Asked extends Pick<Reading, 'plan' | 'shell'> {
  screen: MatchedScreen | null;
  /** Path and search. */
  address: string;
  /** Addresses of the files that the screen needs. */
  ahead: readonly string[];
  ip: string;
}

async function signedFiles(
  registry: Sources['registry'],
  name: string,
  release: string,
): Promise<SignedFiles | undefined> {
  const folder = await registry.folderOf(name, release);
  const signed = await registry.publication(name, release);
  return folder && signed ? { folder, files: signed.files } : undefined;
}

function scriptOf(signed: SignedFiles | undefined): SignedScript | undefined {
  const hash = signed?.files[drawFile];
  return signed && hash ? { file: path.join(signed.folder, drawFile), hash } : undefined;
}

/** What draws the screen, where its release and that of the shell can draw at all. */
async function findScripts({ shell, screen }: Asked, registry: Sources['registry']) {
  const { remote } = screen ?? {};
  if (!remote?.route.isDrawn || remote.route.access !== 'public') return undefined;
  const { base, manifest } = remote.release;
  const { name } = manifest.declaration;
  const [own, its] = await Promise.all([
    signedFiles(registry, 'shell', shell.release),
    signedFiles(registry, name, manifest.release),
  ]);
  const [ofShell, ofRemote] = [scriptOf(own), scriptOf(its)];
  if (!own || !its || !ofShell || !ofRemote) return undefined;
  return {
    // A page that cannot be drawn says nothing of the others.
    key: `${shell.release} ${name} ${manifest.release} ${remote.route.path}`,
    where: { page: remote.route.path, remote: name, release: manifest.release },
    scripts: { shell: ofShell, remotes: { [name]: ofRemote } },
    own,
    sources: { '/shell/': own, [base]: its },
  };
}

/** Draws the first screens that declare that they can be drawn, as long as it goes well. */
export function createDrawings({ registry, painters, answers, report }: Sources) {
  const strikes = createStrikes();
  /** Undefined where the browser has to draw. */
  return async (asked: Asked): Promise<DrawnScreen | undefined> => {
    const { plan, address, ahead, ip } = asked;
    const found = await findScripts(asked, registry);
    if (!found || strikes.isOut(found.key)) return undefined;
    const onFailure = (message: string) => {
      strikes.add(found.key);
      report({ kind: 'error', phase: 'draw', message, ...found.where });
    };
    const drawing = await painters.draw({
      // Hashes are many and draw nothing.
      order: { plan: { ...plan, integrity: {} }, address, scripts: found.scripts },
      answer: (question) => answers.read({ ...question, language: plan.language, ip }),
      onFailure,
    });
    if (!drawing) return undefined;
    try {
      const [reach, sheets] = await Promise.all([
        readSigned(found.own, 'reach.js'),
        readSheets(ahead, found.sources),
      ]);
      return { drawing, reach, sheets };
    } catch (error) {
      onFailure(String(error));
      return undefined;
    }
  };
}
