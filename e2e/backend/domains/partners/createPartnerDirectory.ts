import { textWithin } from '../../platform/http/textWithin';
import { directoryPage, type DirectoryPage } from './directoryPage';

export type PartnerDirectory = ReturnType<typeof createPartnerDirectory>;

const maxBytes = 2 * 1024 * 1024;
const pageSize = 100;

const notAPage = 'The partner directory answers something else than a page of partners';

function parsed(text: string): DirectoryPage {
  try {
    return directoryPage.parse(JSON.parse(text));
  } catch {
    throw new Error(notAPage);
  }
}

/** The directory that partners come from: strange, perhaps slow, and never to be trusted. */
export function createPartnerDirectory(address: string | undefined, patience = 10_000) {
  return {
    isConfigured: address !== undefined,

    /** @throws Error in words for those who run the synchronisation. */
    async page(number: number): Promise<DirectoryPage> {
      if (address === undefined) throw new Error('No partner directory is configured');
      const url = new URL(address);
      url.searchParams.set('page', String(number));
      url.searchParams.set('size', String(pageSize));
      const response = await fetch(url, {
        headers: { accept: 'application/json' },
        // A redirect could lead inside our own network.
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      }).catch((cause: unknown) => {
        throw new Error('The partner directory cannot be reached', { cause });
      });
      if (!response.ok) throw new Error(`The partner directory answered ${response.status}`);
      const text = await textWithin(response, maxBytes);
      if (text === undefined) throw new Error('The partner directory sends too much at once');
      const answer = parsed(text);
      // Whoever is only on the page that was asked for would be taken for gone.
      if (answer.page !== number)
        throw new Error(`The partner directory answered page ${answer.page} instead of ${number}`);
      // Nor may a page be lost that was promised: the run would end there as if it were whole.
      const isLost = answer.items.length === 0 ? number > 1 : answer.pages < number;
      if (isLost) throw new Error(`${notAPage}: page ${number} is lost`);
      return answer;
    },
  };
}
