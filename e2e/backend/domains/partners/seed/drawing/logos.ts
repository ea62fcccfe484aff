import * as books from './logos/booksLogos';
import * as care from './logos/careLogos';
import * as craft from './logos/craftLogos';
import * as culture from './logos/cultureLogos';
import * as food from './logos/foodLogos';
import * as sport from './logos/sportLogos';

export const logos = { ...food, ...books, ...sport, ...culture, ...craft, ...care };

export type LogoName = keyof typeof logos;
