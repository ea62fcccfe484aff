import type { Texts } from '@campus/shared/remote/RemoteDeclaration';
import type { Registry } from '../../releases/registry/Registry';

/** Looking reads every file, so an answer may be a minute old. */
const freshFor = 60_000;

/** What visitors get, or would fall back to, and what is not as it was signed: a sentence each. */
async function look(registry: Registry): Promise<Texts[]> {
  const { channels } = await registry.current();
  const given = Object.entries(channels).flatMap(([name, { stable, lastKnownGood, canary }]) =>
    [stable, lastKnownGood, canary?.release]
      .filter((release) => typeof release === 'string')
      .map((release) => ({ name, release })),
  );
  const told = given.map(async ({ name, release }) => {
    const files = (await registry.damages(name, release)).join(', ');
    if (files === '') return undefined;
    return {
      ru: `Релиз ${name} ${release} повреждён (${files}). Его чинит выпуск из тех же исходников: npm run release -- ${name}.`,
      en: `${name} ${release} is damaged (${files}). Released again from the same sources, it is whole: npm run release -- ${name}.`,
    };
  });
  return (await Promise.all(told)).filter((texts) => texts !== undefined);
}

/** Tells of damaged releases, as far as visitors get them. */
export function createDamages(registry: Registry) {
  let found: { at: number; told: Promise<Texts[]> } | undefined;
  return (): Promise<Texts[]> => {
    const now = performance.now();
    if (!found || now - found.at > freshFor) found = { at: now, told: look(registry) };
    return found.told;
  };
}
