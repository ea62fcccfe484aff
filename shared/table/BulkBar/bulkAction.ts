import type { IconName } from '@campus/shared/ui/Icon';

export interface BulkFailure {
  key: string;
  /** Why, in the server's words. */
  message?: string;
}

/** Does a deed with the rows of these keys; tells how many are done and gives back the refused ones. */
export type BulkRun = (
  keys: readonly string[],
  report: (done: number) => void,
) => Promise<readonly BulkFailure[] | undefined>;

export interface BulkAction {
  label: string;
  icon?: IconName;
  tone?: 'danger';
  /** Usually `oneByOne((id) => mutateAsync(…))`. */
  run: BulkRun;
  /** Asked first; for what cannot be taken back. */
  confirm?: (count: number) => { title: string; text: string };
}
