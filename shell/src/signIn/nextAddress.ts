/** Where to go after signing in: only an address of this site, whoever wrote the link. */
export const nextAddress = (search: URLSearchParams, otherwise: string): string => {
  const next = search.get('next') ?? '';
  return /^\/(?![/\\])/.test(next) ? next : otherwise;
};
