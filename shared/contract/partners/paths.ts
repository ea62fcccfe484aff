/** Addresses of this domain that other domains, mails and tests may link to. */
export const partnerPaths = {
  partners: () => '/partners',
  partner: (id: string) => `/partners/${id}`,
  partnerDesk: () => '/admin/partners',
  partnerRecord: (id: string) => `/admin/partners/${id}`,
};
