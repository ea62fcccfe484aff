/** Somebody else was faster: what was asked for may no longer be what is wanted. 409. */
export class Conflict extends Error {
  override name = 'Conflict';
}
