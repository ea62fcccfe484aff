/** A failure to start that the operator can mend; its message is one clear sentence. */
export class StartError extends Error {
  override name = 'StartError';
}
