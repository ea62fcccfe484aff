import { useKeptCopy } from './useKeptCopy';
import { useNoticeLinks } from './useNoticeLinks';

/** The page's side of the service worker, without anything to see. */
export function WorkerPart() {
  useKeptCopy();
  useNoticeLinks();
  return null;
}
