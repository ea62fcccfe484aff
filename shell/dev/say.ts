/** One line of progress for the person at the console. */
export const say = (text: string) => console.log(`  ${text}`);
