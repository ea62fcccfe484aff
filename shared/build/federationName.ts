/** Federation keeps a remote in a global variable, and `admin-users` is no identifier. */
export const federationName = (remote: string) => `campus_${remote.replaceAll('-', '_')}`;
