/** Addresses of this domain that other domains, mails and tests may link to. */
export const operationPaths = {
  log: () => '/admin/log',
  entry: (id: string) => `/admin/log/${id}`,
  /** Everything that is known of one record. */
  logOf: (recordId: string) => `/admin/log?search=${encodeURIComponent(recordId)}`,
  /** Everything that somebody did. */
  logOfActor: (actorId: string) => `/admin/log?actorId=${encodeURIComponent(actorId)}`,
  signIns: () => '/admin/log?view=sign-ins',
  jobs: () => '/admin/jobs',
  /** How many of each kind there are. */
  jobKinds: () => '/admin/jobs?view=kinds',
};
