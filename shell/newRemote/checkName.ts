const shape = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

interface Taken {
  /** Names that belong to somebody. */
  names: readonly string[];
  /** Addresses to whose they are. */
  addresses: ReadonlyMap<string, string>;
}

/** Why a remote may not be called so; undefined when it may. */
export function checkName(name: string, { names, addresses }: Taken): string | undefined {
  if (!shape.test(name))
    return `“${name}” is no name for a remote: use small letters, digits and single hyphens, as in “lost-and-found”.`;
  if (names.includes(name)) return `There is a ${name} already: choose another name.`;
  const owner = addresses.get(`/${name}`);
  return owner && `The address /${name} belongs to ${owner}: choose another name.`;
}
