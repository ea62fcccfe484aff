/** A reason amid other sentences: whoever writes one ends it with a full stop or not. */
export const asSentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);
