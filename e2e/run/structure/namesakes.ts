export interface SourceText {
  /** From the root of the repository. */
  file: string;
  text: string;
}

const exported = /^export (?:async )?(?:const|let|function\*?|class) (\w+)/gm;

/** Names that files have in common because something finds each file’s own by it. */
const byConvention = new Set(['exhibits', 'locales', 'remote', 'smoke']);

const packageOf = (file: string) => file.slice(0, file.indexOf('/'));
const isCall = (file: string) => /^shared\/contract\/.+\/\w*calls\.ts$/i.test(file);
const isHandler = (file: string) => /^(?:e2e\/backend|shell\/server\/console)\//.test(file);

/** Whether somebody may import the one and mean the other. */
function meet(one: string, other: string) {
  const packages = [packageOf(one), packageOf(other)];
  // A handler has the name of the call that it answers.
  if ((isCall(one) && isHandler(other)) || (isCall(other) && isHandler(one))) return false;
  return packages[0] === packages[1] || packages.includes('shared');
}

/**
 * Names of values that two files of a package, or a file and the kit, export with two meanings, a
 * sentence each. `known` are those that are admitted.
 */
export function namesakes(sources: readonly SourceText[], known: readonly string[]): string[] {
  const filesOf = new Map<string, string[]>();
  for (const { file, text } of sources)
    for (const [, name = ''] of text.matchAll(exported))
      if (!byConvention.has(name)) filesOf.set(name, [...(filesOf.get(name) ?? []), file]);
  const found = [...filesOf].flatMap(([name, files]) => {
    const met = files.filter((one) => files.some((other) => other !== one && meet(one, other)));
    return met.length > 0 ? [{ name, files: met }] : [];
  });
  return [
    ...found
      .filter(({ name }) => !known.includes(name))
      .map(({ name, files }) => `${name} has several meanings: ${files.sort().join(', ')}`),
    ...known
      .filter((name) => !found.some((one) => one.name === name))
      .map((name) => `${name} has one meaning: remove it from .dependency-cruiser.mjs.`),
  ];
}
