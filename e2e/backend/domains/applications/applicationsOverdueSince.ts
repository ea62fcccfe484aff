import { applicationPatience } from '@campus/shared/contract/applications/machine';
import { overdueSince as since } from '@campus/shared/contract/days';

/** An application made before this moment has waited too long. */
export const applicationsOverdueSince = (now: number) => new Date(since(now, applicationPatience));
