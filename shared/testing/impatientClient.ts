import { createQueryClient } from '@campus/shared/api/createQueryClient';

/** The page's own cache, which tries again without a pause: a test has no time to wait for it. */
export function impatientClient() {
  const client = createQueryClient();
  const { queries, ...rest } = client.getDefaultOptions();
  client.setDefaultOptions({ ...rest, queries: { ...queries, retryDelay: 0 } });
  return client;
}
