import lentModules from 'virtual:lent';

export { renderPage } from './renderPage';

/** What remotes borrow, by the name under which they import it; each runs when it is asked for. */
export const lent = lentModules;
