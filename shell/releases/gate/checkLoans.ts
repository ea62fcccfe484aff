import type { RemoteManifest, ShellManifest } from '@campus/shared/build/RemoteManifest';
import type { TextByLanguage } from '@campus/shared/contract/fields';
import { satisfies } from 'semver';
import { areRecorded, checkSymbols } from './checkSymbols';

const remedy: TextByLanguage = {
  ru: 'соберите его с теми же компонентами, что у оболочки, или сначала выпустите оболочку',
  en: 'build it with the kit that the shell has, or release the shell first',
};

const refusal = ({ ru, en }: TextByLanguage): TextByLanguage => ({
  ru: `${ru}: ${remedy.ru}.`,
  en: `${en}: ${remedy.en}.`,
});

const notLent = (key: string, range: string, version: string | undefined) =>
  refusal(
    version
      ? {
          ru: `Он берёт ${key} ${range}, а оболочка даёт ${version}`,
          en: `It borrows ${key} ${range}, and the shell lends ${version}`,
        }
      : {
          ru: `Он берёт ${key} ${range}, а оболочка этого не даёт`,
          en: `It borrows ${key} ${range}, which the shell does not lend`,
        },
  );

const isOfKit = (key: string) => key.startsWith('@campus/shared/');

/** Of the kit its symbols say more than its version, where both have written them down. */
const isJudged = (manifest: RemoteManifest, shell: ShellManifest, key: string) =>
  isOfKit(key) && areRecorded(manifest, shell);

const unlent = (manifest: RemoteManifest, shell: ShellManifest) =>
  Object.entries(manifest.borrows)
    .map(([key, range]) => ({ key, range, version: shell.lends[key] }))
    .filter(
      ({ key, range, version }) =>
        !version || (!isJudged(manifest, shell, key) && !satisfies(version, range)),
    )
    .map(({ key, range, version }) => notLent(key, range, version));

/** A part that a screen needs and that the build did not count among the borrowed. */
const unlentParts = ({ parts = {}, borrows }: RemoteManifest, { lends }: ShellManifest) =>
  Object.entries(parts).flatMap(([screen, keys]) =>
    keys
      .filter((key) => !(key in borrows) && !lends[key])
      .map((key) =>
        refusal({
          ru: `Его ${screen} не обходится без ${key}, а оболочка этого не даёт`,
          en: `Its ${screen} needs ${key}, which the shell does not lend`,
        }),
      ),
  );

/** What the remote takes from the shell is there, in a version that it can work with. */
export const checkLoans = (manifest: RemoteManifest, shell: ShellManifest): TextByLanguage[] => [
  ...(areRecorded(manifest, shell) || satisfies(shell.contract, manifest.contract)
    ? []
    : [
        refusal({
          ru: `Его контракт — ${manifest.contract}, а у оболочки ${shell.contract}`,
          en: `It speaks the contract ${manifest.contract}, and the shell ${shell.contract}`,
        }),
      ]),
  ...unlent(manifest, shell),
  ...unlentParts(manifest, shell),
  ...checkSymbols(manifest, shell),
];
