import { storedText } from '@campus/shared/browser/storedText';
import type { sendEmailCode } from '@campus/shared/contract/auth/calls';
import type { CallInput } from '@campus/shared/contract/call';

type SignUpBody = CallInput<typeof sendEmailCode>['body'];

/** What was sent to get a code; asking again has to send the same. */
export interface CodeRequest {
  body: SignUpBody;
  /** Seconds until another one may be asked for. */
  resendAfter: number;
}

export interface PendingCode {
  mode: 'signIn' | 'signUp';
  request: CodeRequest;
}

interface Pending extends PendingCode {
  /** When it was asked for. */
  at: number;
}

const kept = storedText('campus.signIn', 'sessionStorage');
/** As long as a code lives, in milliseconds. */
const lifetime = 600_000;

const isPending = (value: Partial<Pending> | null): value is Pending =>
  typeof value?.at === 'number' &&
  typeof value.request?.body?.email === 'string' &&
  (value.mode === 'signIn' || value.mode === 'signUp');

/** A phone forgets the page while its owner reads the letter: the step with the code outlives that. */
export const pendingCode = {
  read(): PendingCode | undefined {
    try {
      const pending = JSON.parse(kept.read() ?? 'null') as Partial<Pending> | null;
      const age = Date.now() - (pending?.at ?? 0);
      if (!isPending(pending) || age < 0 || age > lifetime) return undefined;
      const { body, resendAfter } = pending.request;
      const left = Math.max(0, Math.ceil(resendAfter - age / 1_000));
      return { mode: pending.mode, request: { body, resendAfter: left } };
    } catch {
      return undefined;
    }
  },
  keep(mode: Pending['mode'], request: CodeRequest) {
    const pending: Pending = { mode, request, at: Date.now() };
    kept.write(JSON.stringify(pending));
  },
  forget() {
    kept.write(null);
  },
};
