import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright';

/** So many of one kind tell no more than one. */
const most = 3;

/** What axe finds in the main part of a page, a sentence each. */
export async function auditAxe(page: Page): Promise<string[]> {
  // The other mode opens a page for every run, for the sake of foreign frames: there are none here.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).include('main');
  axe.options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.slice(0, most).map(({ id, help, nodes }) => {
    const where = nodes[0]?.html.slice(0, 120) ?? '';
    return `breaks the rule ${id} of axe (${help}) at ${where}`;
  });
}
