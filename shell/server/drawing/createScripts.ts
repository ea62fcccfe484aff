import type { RemoteModule } from '@campus/shared/remote/defineRemote';
import { integrityOf } from '@campus/shared/build/integrityOf';
import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import vm from 'node:vm';
import type { draw } from '../../draw/draw';
import type { SignedScript } from './DrawOrder';

type Require = (id: string) => unknown;

interface ShellScript {
  lent: Record<string, () => unknown>;
  draw: typeof draw;
}

const ofNode = createRequire(import.meta.url);

/** A release and the ones before it, of every remote: what was drawn with earlier ones may go. */
const most = 24;

function run<Exports>({ file, hash }: SignedScript, require: Require): Exports {
  const module = { exports: {} };
  const content = readFileSync(file);
  if (integrityOf(content) !== hash) throw new Error(`${file} is not what was signed`);
  const source = `(function (require, module) {${content.toString('utf8')}\n})`;
  const script = new vm.Script(source, { filename: file }).runInThisContext() as (
    ...given: [Require, typeof module]
  ) => void;
  script(require, module);
  return module.exports as Exports;
}

/** Only the shell may use what Node has; everything else comes with it. */
function requireBuiltin(id: string): unknown {
  if (!isBuiltin(id)) throw new Error(`The shell needs ${id}, which is not in its script`);
  return ofNode(id);
}

function requireFrom({ lent }: ShellScript, file: string): Require {
  return (id) => {
    const lend = lent[id];
    if (!lend) throw new Error(`${file} needs ${id}, which its shell does not lend`);
    return lend();
  };
}

/** Runs the scripts of releases, each once; a remote meets the modules of the shell that it is in. */
export function createScripts() {
  const known = new Map<string, unknown>();

  function once<Exports>(key: string, load: () => Exports): Exports {
    if (known.size >= most && !known.has(key)) known.clear();
    if (!known.has(key)) known.set(key, load());
    return known.get(key) as Exports;
  }

  function shellOf(script: SignedScript) {
    return once(script.file, () => run<ShellScript>(script, requireBuiltin));
  }

  return {
    shell: shellOf,
    remote(script: SignedScript, ofShell: SignedScript): RemoteModule {
      const lending = requireFrom(shellOf(ofShell), script.file);
      const load = () => run<{ default: RemoteModule }>(script, lending).default;
      return once(`${ofShell.file} ${script.file}`, load);
    },
  };
}
