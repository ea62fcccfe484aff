/** The heading that every screen has, once its code and its first data are there. */
export const screenTitle = () => document.getElementById('screen-title');
