import type { Plan } from './Plan';

/** What a plan says of a remote. */
export const remoteIn = ({ remotes }: Plan, name: string) =>
  remotes.find(({ declaration }) => declaration.name === name);
