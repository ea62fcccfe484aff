import { getInfoPageByUrl } from '@campus/shared/contract/media/pageCalls';
import { recordHead } from '@campus/shared/remote/declareRecords';
import { commonHead } from './commonHead';

export const pageHead = recordHead({
  call: getInfoPageByUrl,
  ...commonHead,
  trail: [],
});
