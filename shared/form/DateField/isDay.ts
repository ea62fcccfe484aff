import { typedDay } from './typedDay';

/** Whether it is a day as the form holds it, `2026-03-05`, and one that there is. */
export const isDay = (text: string) => typedDay(text, text) === text;
