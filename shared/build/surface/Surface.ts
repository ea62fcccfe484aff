/**
 * What a remote can be made of, in words that can be compared: name to text, by section. A section is
 * a module of the kit or of the contract (`ui/Button`), or a facade of a library; and `libraries` with
 * their majors, `tokens` of the style sheets, `calls` with their schemas.
 */
export type Surface = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Something of the surface, as some of a remote's files take it. */
export interface Use {
  /** As it was when the remote was built, without what these files leave out. */
  type: string;
  /** By their places in the remote's folder. */
  files: readonly string[];
}

/** What a build uses of the kit; the same thing in as many ways as there are. */
export interface Uses {
  /** `ui/Button#Button` */
  kit: Readonly<Record<string, readonly Use[]>>;
  /** What the names in it stand for: `ui/Icon#IconName`. */
  types: Readonly<Record<string, string>>;
  calls: Readonly<Record<string, Use>>;
  /** Token to the style sheets that use it. */
  tokens: Readonly<Record<string, readonly string[]>>;
}

/** What a shell has for those that run in it. */
export interface Offers {
  kit: Readonly<Record<string, string>>;
  types: Readonly<Record<string, string>>;
  calls: Readonly<Record<string, string>>;
  tokens: readonly string[];
}

const isType = (text: string) => text.startsWith('type ');

/** Every named type of a surface, by module and name. */
export const typesOf = (surface: Surface): Record<string, string> =>
  Object.fromEntries(
    Object.entries(surface).flatMap(([section, exports]) =>
      Object.entries(exports)
        .filter(([, text]) => isType(text))
        .map(([name, text]) => [`${section}#${name}`, text.slice('type '.length)] as const),
    ),
  );

/** Nothing that a type says of it: its name is all. */
export const isPlain = (text: string) => ['call', 'schema', 'library', 'token'].includes(text);

const declarations = 'remote/RemoteDeclaration#';

/** What remote.ts declares. */
export const declarationType = `${declarations}RemoteDeclaration<string, ${declarations}SlotDeclaration>`;
