import shared from '@campus/shared/locales/ru.json';
import shell from './ru.json';

export const ruTexts = { shared, shell };
