import type { Plan } from './Plan';

/** What a plan says of a remote. */
export const findPlanned = ({ remotes }: Plan, name: string) =>
  remotes.find(({ declaration }) => declaration.name === name);
