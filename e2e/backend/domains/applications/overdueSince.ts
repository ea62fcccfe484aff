import { overdueSince as since } from '@campus/shared/contract/days';
import { patience } from './toApplicationItem';

/** An application made before this moment has waited too long. */
export const overdueSince = (now: number) => new Date(since(now, patience));
