/** A piece of a text: a number that can be called, or what stands beside it. */
export interface PhonePiece {
  text: string;
  /** As a link dials it; undefined for words. */
  dialled?: string;
}

const like = /\+?\(?\d[\d\s().‑–-]*\d/g;

/** A number of the world has at most 15 digits; what has few beside other words is an extension. */
const most = 15;
const fewest = { alone: 3, amongWords: 5 };

function dialledOf(found: string, isAlone: boolean) {
  const dialled = found.replace(/[^\d+]/g, '');
  const digits = dialled.replace('+', '').length;
  const isNumber = digits >= fewest[isAlone ? 'alone' : 'amongWords'] && digits <= most;
  return isNumber ? { dialled } : {};
}

/** A text of whoever writes down how to call, in pieces: it may name two numbers, or hours beside one. */
export function phonesIn(text: string): PhonePiece[] {
  const pieces: PhonePiece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(like)) {
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: found, ...dialledOf(found, found === text.trim()) });
    end = index + found.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}
