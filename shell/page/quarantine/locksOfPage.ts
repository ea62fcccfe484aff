/** Over plain http there are none. */
export const locksOfPage = () => (navigator as Partial<Navigator>).locks;
