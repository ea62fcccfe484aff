import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { useDebounced } from '@campus/shared/browser/useDebounced';
import type { CallInput, CallOutput } from '@campus/shared/contract/call';
import { previewPayment } from '@campus/shared/contract/payments/calls';
import type { PaymentType } from '@campus/shared/contract/payments/machine';
import { paymentPreviewRequest } from '@campus/shared/contract/payments/requests';

export type Preview = CallOutput<typeof previewPayment>;
type Terms = CallInput<typeof previewPayment>['body'];

/** What decides who is in a register and what each gets, where that is known by now. */
function termsOf(type: PaymentType, values: Record<string, unknown>): Terms | undefined {
  const { periodFrom, periodTo, eduOrgIds, amountPerHuman } = values;
  const read = paymentPreviewRequest.safeParse({
    periodFrom,
    periodTo,
    eduOrgIds,
    amountPerHuman: amountPerHuman === '' ? undefined : amountPerHuman,
  });
  if (!read.success) return undefined;
  return type === 'one-time' && !read.data.amountPerHuman ? undefined : read.data;
}

/** What the register would be on the terms that are typed by now. */
export function usePreview(type: PaymentType, values: Record<string, unknown>) {
  const terms = termsOf(type, values);
  const settled = useDebounced(terms ? JSON.stringify(terms) : '');
  const isKnown = settled !== '';
  const body = (isKnown ? JSON.parse(settled) : {}) as Terms;
  const query = useCallQuery(
    previewPayment,
    { params: { paymentType: type }, body },
    // Others pay and change meanwhile: what was seen an hour ago says nothing.
    { enabled: isKnown, gcTime: 0 },
  );
  return { query, isKnown: isKnown && terms !== undefined };
}
