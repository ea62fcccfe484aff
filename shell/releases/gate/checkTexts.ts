import type { RemoteManifest } from '@campus/shared/build/RemoteManifest';

/** Every text is there in both languages; the build has compared them. */
export const checkTexts = ({ missingTexts }: RemoteManifest): string[] =>
  Object.entries(missingTexts)
    .filter(([, keys]) => keys.length > 0)
    .map(
      ([language, keys]) =>
        `The language ${language} lacks ${keys.join(', ')}: add what is missing to src/locales/${language}.json.`,
    );
