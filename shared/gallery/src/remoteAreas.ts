import type { Area } from './Exhibit';

/**
 * What remotes show here. Nothing is imported from them: the build, which stands above both, puts in
 * what it finds (`remoteAreas.cjs`).
 */
export const remoteAreas: Record<string, () => Promise<Area>> = {};
