import { useApi } from '@campus/shared/api/useApi';
import { useCall } from '@campus/shared/api/useCall';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import {
  createPayment,
  getRegisterDraft,
  saveRegisterDraft,
} from '@campus/shared/contract/payments/calls';
import type { PaymentType } from '@campus/shared/contract/payments/machine';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import { Form } from '@campus/shared/form/Form';
import { FormSection } from '@campus/shared/form/FormSection';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { Stepper } from '@campus/shared/progress/Stepper';
import { PersistedForm, DraftStatus, usePersistedForm } from '@campus/shared/record/PersistedForm';
import { useIsHere } from '@campus/shared/record/useIsHere';
import { Head } from '@campus/shared/remote/Head';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { Screen } from '@campus/shared/ui/Screen';
import { urlChoice } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { NoSuchType } from '../registers/NoSuchType';
import { useRegisterType } from '../registers/useRegisterType';
import { AmountStep } from './steps/AmountStep';
import { CheckStep } from './steps/CheckStep';
import en from './locales/en.json';
import ru from './locales/ru.json';
import styles from './NewRegisterScreen.module.css';
import { OrganisationsStep } from './steps/OrganisationsStep';
import { Parts } from './steps/Parts';
import { PeriodStep } from './steps/PeriodStep';
import { RegisterTotals } from './RegisterTotals';
import {
  reachedStep,
  schemaOf,
  stepOf,
  steps,
  type RegisterInput,
  type FormStep,
} from './steps/steps';
import { type Preview, usePreview } from './usePreview';

export const locales = { ru, en };

const blank = {
  name: { ru: '', en: '' },
  periodFrom: '',
  periodTo: '',
  eduOrgIds: [],
  comment: '',
};

/** Whoever goes on to another step reads from its beginning. */
function StepFrame({ step, children }: { step: FormStep; children: ReactNode }) {
  const { t } = useTranslation('payments');
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    frame.current?.focus();
  }, [step]);
  return (
    <div ref={frame} tabIndex={-1} className={styles.step}>
      <FormSection title={t(`newRegister.step.${step}`)} lead={t(`newRegister.lead.${step}`)}>
        {children}
      </FormSection>
    </div>
  );
}

const address = { step: urlChoice(steps) };

interface StepFieldsProps {
  step: FormStep;
  type: PaymentType;
  /** What the terms come to, where that is known. */
  seen: Preview | undefined;
  check: ReactNode;
}

function StepFields({ step, type, seen, check }: StepFieldsProps) {
  if (step === 'period') return <PeriodStep />;
  if (step === 'organisations') return <OrganisationsStep />;
  if (step === 'check') return check;
  return (
    <>
      <AmountStep type={type} />
      {seen && <Parts {...seen} />}
    </>
  );
}

interface Begun {
  type: PaymentType;
  /** What was typed before. */
  typed: Partial<RegisterInput>;
  /** The server keeps drafts; otherwise this browser does. */
  isKept: boolean;
}

/** The form of a register: what is typed, and how far somebody has come with it. */
function useRegisterForm({ type, typed: begun, isKept }: Begun) {
  const api = useApi();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const [{ step: asked = 'period' }, setFilter, hrefOf] = useFilter(address);
  const [judged, setJudged] = useState<FormStep>('period');
  const goTo = (step: FormStep) => setFilter({ step });
  const { form, onSubmit } = useCallForm(createPayment, schemaOf(judged, type), {
    defaultValues: { ...blank, ...begun },
    input: { params: { paymentType: type } },
    ...(isKept ? { guard: false } : { draft: `register.${type}` }),
    onDone: ({ id }) => {
      draft.forget();
      // Whoever has gone on meanwhile is not pulled away from there.
      return isHere() && navigate(paymentPaths.register(type, id));
    },
    // The fields that are refused stand in an earlier step.
    onRefused: ({ fields = {} }) => {
      const [refused] = Object.keys(fields);
      if (refused) goTo(stepOf(refused));
    },
  });
  const params = { paymentType: type };
  const draft = usePersistedForm({
    name: `register.${type}`,
    form,
    isOn: isKept,
    save: (values, how) => api(saveRegisterDraft, { params, body: { values } }, how),
  });
  const typed = useWatch({ control: form.control }) as RegisterInput;
  const step = reachedStep(asked, type, typed);
  if (step !== judged) setJudged(step);
  return {
    form,
    onSubmit,
    draft,
    typed,
    step,
    goTo,
    hrefOf: (to: FormStep) => hrefOf({ step: to }),
  };
}

function NewRegister(props: Begun) {
  const { type } = props;
  // What another answer says later moves nothing that is being typed.
  const [isKept] = useState(props.isKept);
  const { t } = useTranslation('payments');
  const { form, onSubmit, draft, typed, step, goTo, hrefOf } = useRegisterForm({
    ...props,
    isKept,
  });
  const preview = usePreview(type, typed);
  const index = steps.indexOf(step);
  const [earlier, next] = [steps[index - 1], steps[index + 1]];
  return (
    <div className={styles.layout}>
      <div className={styles.stepper}>
        <Stepper
          current={index + 1}
          steps={steps.map((one) => ({ title: t(`newRegister.step.${one}`), to: hrefOf(one) }))}
        />
      </div>
      <Form
        form={form}
        onSubmit={next ? () => goTo(next) : onSubmit}
        submitLabel={t(next ? 'newRegister.next' : 'newRegister.create')}
        secondary={
          earlier && (
            <ButtonLink to={hrefOf(earlier)} variant="ghost">
              {t('newRegister.back')}
            </ButtonLink>
          )
        }
      >
        <StepFrame step={step}>
          <StepFields
            step={step}
            type={type}
            seen={preview.query.data}
            check={<CheckStep type={type} values={typed} preview={preview} hrefOf={hrefOf} />}
          />
        </StepFrame>
        {isKept ? <DraftStatus state={draft.state} /> : <p>{t('newRegister.kept')}</p>}
      </Form>
      <div className={styles.totals}>
        <RegisterTotals preview={preview} budget={typed.budget} />
      </div>
    </div>
  );
}

/** A register that goes on where its author left it, on any device. */
function BegunRegister({ type }: { type: PaymentType }) {
  const params = { paymentType: type };
  const query = useCallQuery(getRegisterDraft, { params }, { gcTime: 0 });
  const { mutateAsync: save } = useCall(saveRegisterDraft);
  return (
    <PersistedForm
      name={`register.${type}`}
      query={query}
      onForget={() => save({ params, body: { values: {} } })}
    >
      {(typed) => <NewRegister type={type} typed={typed} isKept={query.data !== undefined} />}
    </PersistedForm>
  );
}

/** A register in four steps; nothing is made before the last of them. */
export function NewRegisterScreen() {
  const { t } = useTranslation('payments');
  const type = useRegisterType();
  if (!type) return <NoSuchType />;
  const title = t(`newRegister.title.${type}`);
  return (
    <Screen
      title={title}
      breadcrumbs={[
        { label: t(`newRegister.list.${type}`), to: paymentPaths.registers(type) },
        { label: t('newRegister.here'), to: paymentPaths.newRegister(type) },
      ]}
    >
      <Head title={title} />
      <BegunRegister key={type} type={type} />
    </Screen>
  );
}
