import { drawFile } from '@campus/shared/build/drawFile';
import type { Candidate } from './Candidate';
import { checkCode } from './checkCode';
import { checkDrawing } from './checkDrawing';
import { checkFiles } from './checkFiles';
import { checkLoans } from './checkLoans';
import { checkManifest } from './checkManifest';
import { checkMenu } from './checkMenu';
import { checkRoutes } from './checkRoutes';
import { checkSize } from './checkSize';
import { checkSlots } from './checkSlots';
import { checkTexts } from './checkTexts';
import { checkTypes } from './checkTypes';
import { checkUniqueName } from './checkUniqueName';
import { readFiles } from './readFiles';
import type { Reason } from './Reason';

/** Why this release may not become active, a sentence each; an empty list lets it pass. */
export async function checkRelease(candidate: Candidate): Promise<Reason[]> {
  const { folder, manifest, shell, others } = candidate;
  const oddities = checkManifest(manifest);
  // The other checks rely on what the manifest says.
  if (oddities.length > 0) return oddities;
  const files = await readFiles(folder);
  return [
    ...checkFiles(files, { ...manifest, besides: [drawFile] }),
    ...checkTypes(files),
    ...checkCode(files, manifest.integrity),
    ...checkUniqueName(files, manifest),
    ...checkSize(files, manifest),
    ...checkLoans(manifest, shell),
    ...checkRoutes(manifest, others),
    ...checkMenu(manifest, others),
    ...checkSlots(manifest, others),
    ...checkTexts(manifest),
    ...checkDrawing(files, manifest),
  ];
}
