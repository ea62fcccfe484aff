/** Addresses of this domain that other domains, mails and tests may link to. */
export const peoplePaths = {
  person: (id: string) => `/admin/people/${id}`,
};
