import { storedText } from '@campus/shared/browser/storedText';

const kept = storedText('campus.searches');
const most = 5;

function read(): string[] {
  try {
    const searches: unknown = JSON.parse(kept.read() ?? '[]');
    if (!Array.isArray(searches)) return [];
    return searches.filter((one) => typeof one === 'string').slice(0, most);
  } catch {
    return [];
  }
}

function add(words: string) {
  const others = read().filter((one) => one.toLowerCase() !== words.toLowerCase());
  kept.write(JSON.stringify([words, ...others].slice(0, most)));
}

/** What was searched for in this browser, newest first; it goes with the session. */
export const recentSearches = { read, add };
