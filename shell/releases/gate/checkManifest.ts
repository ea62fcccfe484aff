import type { RemoteManifest } from '@campus/shared/build/RemoteManifest';
import { releasePattern } from '@campus/shared/contract/releases/requests';
import * as z from 'zod';
import { deadEnds } from './deadEnds';
import { declarationSchema, declaredPath, roles, declaredTexts } from './declarationSchema';

/** Written by the build: types are as long as they are. */
const text = z.string().trim().min(1, 'must say something');

const target = z.strictObject({ role: text, name: declaredTexts });
const smoke = z.object({
  page: declaredPath,
  as: z.enum(roles, `must be one of ${roles.join(', ')}`).optional(),
  steps: z
    .array(
      z.union(
        [
          z.strictObject({ click: target }),
          z.strictObject({ fill: target, with: z.string() }),
          z.strictObject({ choose: target, option: declaredTexts }),
          z.strictObject({ see: target }),
        ],
        'must click, fill, choose or see something, by its role and its name in both languages',
      ),
    )
    .max(30, 'must be of 30 steps at most'),
});

const file = z
  .string()
  .regex(/^(?!.*\.\.)[\w-][\w.-]*(?:\/[\w.-]+)*$/, 'must be a plain file name');
const files = z.array(file);
const range = z.string().min(1, 'must be a range of versions');

const use = z.object({ type: text, files: z.array(text) });
const uses = z.object({
  kit: z.record(text, z.array(use)),
  types: z.record(text, text),
  calls: z.record(text, use),
  tokens: z.record(text, z.array(text)),
});

/** What `mfe.json` must be; more may stand in it. */
const manifestSchema = z.object({
  release: z.string().regex(releasePattern, 'must be of letters, digits, dots and hyphens'),
  contract: range,
  declaration: declarationSchema,
  entry: file,
  exposed: files,
  screens: z.record(z.string(), files),
  parts: z.record(z.string(), z.array(text)).optional(),
  borrows: z.record(z.string(), range),
  smoke: z.array(smoke).optional(),
  uses: uses.optional(),
  missingTexts: z.object({ ru: z.array(text), en: z.array(text) }),
  integrity: z.record(
    file,
    z.string().regex(/^sha384-[\w+/]{64}$/, 'must be sha384- and the hash in base64'),
  ),
});

const namesOf = ({ declaration: { routes, slots } }: RemoteManifest) => [
  ...routes.map(({ screen }) => screen),
  ...slots.map(({ widget }) => widget),
];

/** What it names exists in it: every screen has its files, and every file its hash. */
function dangling(manifest: RemoteManifest): string[] {
  const { declaration, entry, exposed, screens, smoke = [], integrity } = manifest;
  const named = new Set([entry, ...exposed, ...Object.values(screens).flat()]);
  return [
    ...namesOf(manifest)
      .filter((name) => !(name in screens))
      .map((name) => `${name} is declared, and the build has no files of it: import it lazily.`),
    ...smoke
      .filter(({ page }) => !declaration.routes.some((route) => route.path === page))
      .map(({ page }) => `Its smoke of ${page} is of no route: declare it, or correct smoke.ts.`),
    ...[...named]
      .filter((file) => !(file in integrity))
      .map((file) => `${file} has no hash in the manifest: build again.`),
  ];
}

/** The manifest is one: nothing that the server and the shell rely on is missing or odd. */
export function checkManifest(manifest: RemoteManifest): string[] {
  const { success, error } = manifestSchema.safeParse(manifest);
  if (success) return [...dangling(manifest), ...deadEnds(manifest.declaration)];
  return error.issues.map(
    ({ path: declaredPath, message }) =>
      `mfe.json: ${declaredPath.join('.')} ${message}. Mend ${declaredPath[0] === 'smoke' ? 'smoke.ts' : 'remote.ts'} and build again.`,
  );
}
