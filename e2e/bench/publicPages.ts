import { mediaPaths } from '@campus/shared/contract/media/paths';
import { partnerPaths } from '@campus/shared/contract/partners/paths';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { paths } from '@campus/shared/paths';

const card = 'main article a';

/** The pages that are measured as a guest sees them, each with a selector of what only its content has. */
export const publicPages = [
  { address: paths.home(), selector: card },
  { address: mediaPaths.news(), selector: card },
  { address: mediaPaths.newsItem('biblioteka-do-polunochi'), selector: 'article p' },
  { address: partnerPaths.partners(), selector: 'main li a' },
  { address: supportPaths.help(), selector: 'main h2' },
];
