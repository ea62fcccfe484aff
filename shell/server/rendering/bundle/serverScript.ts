import lentModules from 'virtual:lentModules';

export { renderPage } from './renderPage';

/** What remotes borrow, by the name under which they import it; each runs when it is asked for. */
export const lent = lentModules;
