import type { Api } from '@campus/shared/api/createApi';
import { queryOf } from '@campus/shared/api/queryOf';
import { listPublicSettings } from '@campus/shared/contract/resources/calls';

/**
 * Start-up and the footer ask for settings together. The footer goes when somebody turns out to be of
 * staff, and a call that heeds the signal would be given up with it, and made once more.
 */
export const publicSettingsQuery = (api: Api) => ({
  ...queryOf(api, listPublicSettings),
  queryFn: () => api(listPublicSettings),
});
