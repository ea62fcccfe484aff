/**
 * Without a hash a script is not even asked for, whoever has put it into the page. Styles have
 * theirs, too, but a browser that does not know the word reports it as an error on every page.
 */
export const integrityPolicy = 'blocked-destinations=(script)';
