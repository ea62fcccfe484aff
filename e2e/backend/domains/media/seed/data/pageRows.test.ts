/** @jest-environment node */
import { cardStepPaths, cardSteps } from '@campus/shared/contract/applications/cardSteps';
import { assertDefined } from '../../../../platform/database/assertDefined';
import { pageRows } from './pageRows';

test.each(['ru', 'en'] as const)(
  'the page about the card in %s tells the steps of the product, each with its page',
  (language) => {
    const page = assertDefined(pageRows.find(({ url }) => url === 'kak-poluchit-kartu'));
    const body = page.body[language] ?? '';
    expect(body.match(/<li>/g)).toHaveLength(cardSteps.length);
    const links = [...body.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect(links.slice(0, -3)).toEqual(Object.values(cardStepPaths));
  },
);
