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
export type FormStep = (typeof steps)[number];

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

export function schemaOf(step: FormStep, type: PaymentType): StepSchema {
  if (step === 'period') return checked(upToPeriod);
  if (step === 'organisations') return checked(upToOrganisations);
  return checked({ ...shape, ...amountsOf(type) });
}

/** Nobody goes past a step that is not filled in, whatever the address says. */
export function reachedStep(asked: FormStep, type: PaymentType, values: unknown): FormStep {
  const isOpen = (step: FormStep) => !schemaOf(step, type).safeParse(values).success;
  const open = steps.findIndex(isOpen);
  const index = steps.indexOf(asked);
  return steps[open < 0 ? index : Math.min(open, index)] ?? 'period';
}

const stepOfField: Record<string, FormStep> = {
  name: 'period',
  periodFrom: 'period',
  periodTo: 'period',
  eduOrgIds: 'organisations',
};

/** Where a field stands, by its name: `name.ru`. */
export const stepOf = (field: string): FormStep =>
  stepOfField[field.split('.')[0] ?? ''] ?? 'amount';
