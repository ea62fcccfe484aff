/** Addresses of this domain that other domains, mails and tests may link to. */
export const settingPaths = {
  settings: () => '/admin/settings',
  footerLinks: () => '/admin/footer-links',
};

/** The setting that stands in the head of every page. */
export const headSectionId = 'clientHeadSection';
