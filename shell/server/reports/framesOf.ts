const place = /:\d+:\d+\)?$/;
const query = /[?#][^\s():]*/g;
const most = 20;

/** The places of a stack and nothing else: its first lines repeat the message. */
export const framesOf = (stack: string) =>
  stack
    .split('\n')
    .map((line) => line.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim())
    .filter((line) => place.test(line))
    .slice(0, most)
    .map((line) => line.replace(query, '').slice(0, 300))
    .join('\n');
