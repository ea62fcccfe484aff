/** Addresses of this domain that other domains, mails and tests may link to. */
export const releasePaths = {
  releases: () => '/admin/releases',
  release: (remote: string) => `/admin/releases/${remote}`,
};
