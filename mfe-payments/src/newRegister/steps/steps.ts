import type { PaymentType } from '@campus/shared/contract/payments/machine';
import {
  type PaymentCreateRequest,
  paymentCreateRequest,
  registerPeriod,
} from '@campus/shared/contract/payments/requests';
import { amount } from '@campus/shared/contract/fields';
import * as z from 'zod/mini';

/** What a register is made of, one after another; `check` sends it. */
export const steps = ['period', 'organisations', 'amount', 'check'] as const;
export type Step = (typeof steps)[number];

export type RegisterInput = z.input<typeof paymentCreateRequest>;
type StepSchema = z.ZodMiniType<PaymentCreateRequest, RegisterInput>;

const { shape } = paymentCreateRequest;
const whatever = z.optional(z.any());

/** What is asked for up to a step; what later steps ask for may be anything. */
const upToPeriod = {
  ...shape,
  eduOrgIds: whatever,
  amountPerHuman: whatever,
  budget: whatever,
  comment: whatever,
};
const upToOrganisations = { ...upToPeriod, eduOrgIds: shape.eduOrgIds };
/** No grant says what a one-time payment comes to. */
export const amountsOf = (type: PaymentType) =>
  type === 'one-time' ? { amountPerHuman: amount } : {};

const checked = (part: z.core.$ZodLooseShape): StepSchema =>
  z.object(part).check(...registerPeriod()) as unknown as StepSchema;

export function schemaOf(step: Step, type: PaymentType): StepSchema {
  if (step === 'period') return checked(upToPeriod);
  if (step === 'organisations') return checked(upToOrganisations);
  return checked({ ...shape, ...amountsOf(type) });
}

/** Nobody goes past a step that is not filled in, whatever the address says. */
export function reachedStep(asked: Step, type: PaymentType, values: unknown): Step {
  const isOpen = (step: Step) => !schemaOf(step, type).safeParse(values).success;
  const open = steps.findIndex(isOpen);
  const index = steps.indexOf(asked);
  return steps[open < 0 ? index : Math.min(open, index)] ?? 'period';
}

const stepOfField: Record<string, Step> = {
  name: 'period',
  periodFrom: 'period',
  periodTo: 'period',
  eduOrgIds: 'organisations',
};

/** Where a field stands, by its name: `name.ru`. */
export const stepOf = (field: string): Step => stepOfField[field.split('.')[0] ?? ''] ?? 'amount';
