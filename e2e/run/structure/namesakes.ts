export interface SourceText {
  /** From the root of the repository. */
  file: string;
  text: string;
}

const exported = /^export (?:async )?(const|let|function\*?|class|interface|type) (\w+)/gm;

interface Definition {
  file: string;
  /** A class is a value and a type. */
  isValue: boolean;
  isType: boolean;
}

/** Names that files have in common because something finds each file’s own by it. */
const byConvention = new Set(['exhibits', 'locales', 'remote', 'smoke']);

const packageOf = (file: string) => file.slice(0, file.indexOf('/'));
const isCall = (file: string) => /^shared\/contract\/.+\/\w*calls\.ts$/i.test(file);
const isHandler = (file: string) => /^(?:e2e\/backend|shell\/server\/console)\//.test(file);

/** Whether somebody may import the one and mean the other. */
function meet(one: Definition, other: Definition) {
  if (one.file === other.file) return false;
  // A component has the name of the record that it shows.
  const areTypes = one.isType && other.isType;
  if (!areTypes && !(one.isValue && other.isValue)) return false;
  // A handler has the name of the call that it answers.
  if (!areTypes && isCall(one.file) && isHandler(other.file)) return false;
  if (!areTypes && isCall(other.file) && isHandler(one.file)) return false;
  const packages = [packageOf(one.file), packageOf(other.file)];
  return packages[0] === packages[1] || packages.includes('shared');
}

function definitionsIn(sources: readonly SourceText[]): Map<string, Definition[]> {
  const found = new Map<string, Definition[]>();
  for (const { file, text } of sources)
    for (const [, kind = '', name = ''] of text.matchAll(exported)) {
      const isType = ['class', 'interface', 'type'].includes(kind);
      const isValue = !['interface', 'type'].includes(kind);
      if (byConvention.has(name)) continue;
      found.set(name, [...(found.get(name) ?? []), { file, isValue, isType }]);
    }
  return found;
}

/**
 * Names that two files of a package, or a file and the kit, export with two meanings, as values or
 * as types, a sentence each. `known` are those that are admitted.
 */
export function namesakes(sources: readonly SourceText[], known: readonly string[]): string[] {
  const found = [...definitionsIn(sources)].flatMap(([name, all]) => {
    const met = all.filter((one) => all.some((other) => meet(one, other)));
    const files = [...new Set(met.map(({ file }) => file))].sort();
    return files.length > 0 ? [{ name, files }] : [];
  });
  return [
    ...found
      .filter(({ name }) => !known.includes(name))
      .map(({ name, files }) => `${name} has several meanings: ${files.join(', ')}`),
    ...known
      .filter((name) => !found.some((one) => one.name === name))
      .map((name) => `${name} has one meaning: remove it from .dependency-cruiser.mjs.`),
  ];
}
