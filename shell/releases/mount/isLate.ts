/** A part that came too late tells of this machine at least as much as of the release. */
export const isLate = (refusals: readonly string[]): boolean =>
  refusals.some((text) => text.includes('ChunkLoadError') && text.includes('(timeout: '));
