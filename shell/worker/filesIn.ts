const link = /(?:src|href)="(\/(?:shell|remotes)\/[^"]+)"(?: integrity="([^"]+)")?/g;

/** The scripts and styles that a document starts with, each with the hash that it must have. */
export const filesIn = (html: string): Request[] =>
  [...html.matchAll(link)].map(
    ([, address = '', integrity = '']) =>
      new Request(new URL(address, self.location.origin), { integrity }),
  );
