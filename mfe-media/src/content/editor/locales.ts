import en from './locales/en.json';
import ru from './locales/ru.json';

export const locales = { ru, en };
