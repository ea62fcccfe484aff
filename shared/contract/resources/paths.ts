/** Addresses of this domain that other domains, mails and tests may link to. */
export const resourcePaths = {
  directories: () => '/admin/directories',
  translations: () => '/admin/translations',
  text: (mnemonic: string) => `/admin/translations?text=${encodeURIComponent(mnemonic)}`,
};
