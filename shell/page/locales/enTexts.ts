import shared from '@campus/shared/locales/en.json';
import shell from './en.json';

export const enTexts = { shared, shell };
