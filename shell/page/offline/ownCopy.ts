/** The cache with what belongs to a person; page and worker both delete it when that person leaves. */
export const ownCopy = 'campus-own';
