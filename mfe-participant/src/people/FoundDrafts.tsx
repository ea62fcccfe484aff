import { BothLanguages } from '@campus/shared/bilingual/BothLanguages';
import type { CallOutput } from '@campus/shared/contract/call';
import { createNotificationForHumans } from '@campus/shared/contract/notifications/calls';
import { notificationPaths } from '@campus/shared/contract/notifications/paths';
import {
  humansNotificationRequest,
  notificationChannels,
  notificationKinds,
} from '@campus/shared/contract/notifications/requests';
import { createPaymentForHumans } from '@campus/shared/contract/payments/calls';
import { paymentTypes } from '@campus/shared/contract/payments/machine';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import { humanCreatePaymentRequest } from '@campus/shared/contract/payments/requests';
import type { filterHumans } from '@campus/shared/contract/people/staffCalls';
import { CheckboxGroupField } from '@campus/shared/form/CheckboxGroupField';
import { DateRangeField } from '@campus/shared/form/DateRangeField';
import { FieldRow } from '@campus/shared/form/FieldRow';
import { MoneyField } from '@campus/shared/form/MoneyField';
import { SelectField } from '@campus/shared/form/SelectField';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { useFormat } from '@campus/shared/format/useFormat';
import { RecordForm } from '@campus/shared/record/RecordForm';
import { RecordWindow } from '@campus/shared/record/RecordWindow';
import { useAsked } from '@campus/shared/record/useAsked';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import type { Found } from '@campus/shared/table/List';
import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import type { IconName } from '@campus/shared/ui/Icon';
import { Stack } from '@campus/shared/ui/Stack';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PaymentForecast } from './PaymentForecast';

type People = Found<typeof filterHumans>;
type Notification = CallOutput<typeof createNotificationForHumans>;
type Register = CallOutput<typeof createPaymentForHumans>;

interface DraftFormProps<R> {
  found: People;
  onDone: (made: R) => void;
  onCancel: () => void;
  onDirty: (isDirty: boolean) => void;
}

interface DraftWindowProps<R> {
  /** Whom the filters find now; the window stays with those for whom it was opened. */
  found: People;
  label: string;
  icon: IconName;
  titleOf: (found: People) => string;
  form: (props: DraftFormProps<R>) => ReactNode;
  /** What is said of the draft once there is one, and where it is written on. */
  wordsOf: (made: R) => { title: string; text: string; to: string; link: string };
}

/** The form has gone, and with it the focus: the way to the draft takes it. */
const focus = (way: HTMLAnchorElement | null) => way?.focus();

/** A button that opens the form of a draft for many people, and says what was made of it. */
function DraftWindow<R>(props: DraftWindowProps<R>) {
  const { found, label, icon, titleOf, form, wordsOf } = props;
  const { asked, count, isOpen, ask, close } = useAsked<People>();
  const [made, setMade] = useState<R>();
  const said = made && wordsOf(made);
  const open = () => {
    setMade(undefined);
    ask(found);
  };
  return (
    <>
      <Button size="s" variant="ghost" icon={icon} onClick={open}>
        {label}
      </Button>
      <RecordWindow title={asked ? titleOf(asked) : label} open={isOpen} onClose={close}>
        {(window) => (
          <Stack key={count} gap={5}>
            {said ? (
              <>
                <Banner tone="success" title={said.title}>
                  {said.text}
                </Banner>
                <Stack direction="row" gap={3}>
                  <ButtonLink ref={focus} to={said.to}>
                    {said.link}
                  </ButtonLink>
                </Stack>
              </>
            ) : (
              asked && form({ found: asked, onDone: setMade, ...window })
            )}
          </Stack>
        )}
      </RecordWindow>
    </>
  );
}

function NotificationForm({ found, onDone, ...rest }: DraftFormProps<Notification>) {
  const { t } = useTranslation('participant');
  const { form, onSubmit } = useCallForm(createNotificationForHumans, humansNotificationRequest, {
    defaultValues: {
      filter: found.input.body,
      notification: {
        title: { ru: '', en: '' },
        body: { ru: '', en: '' },
        kind: 'INFO',
        channels: ['INBOX'],
      },
    },
    guard: false,
    onDone,
  });
  return (
    <RecordForm
      {...{ form, onSubmit, ...rest }}
      submitLabel={t('people.notification.action')}
      firstField="notification.title.ru"
    >
      <p>{t('people.notification.lead')}</p>
      <BothLanguages
        name="notification.title"
        labelOf={(name) =>
          t(name.endsWith('en') ? 'people.notification.titleEn' : 'people.notification.titleRu')
        }
        missing={t('people.notification.titleMissing')}
      />
      <TextAreaField
        name="notification.body.ru"
        label={t('people.notification.bodyRu')}
        missing={t('people.notification.bodyMissing')}
        rows={4}
        limit={2000}
      />
      <TextAreaField
        name="notification.body.en"
        label={t('people.notification.bodyEn')}
        rows={4}
        limit={2000}
        optional
      />
      <SelectField
        name="notification.kind"
        label={t('people.notification.kind')}
        placeholder={null}
        options={notificationKinds.map((value) => ({
          value,
          label: t(`people.notification.kinds.${value}`),
        }))}
      />
      <CheckboxGroupField
        name="notification.channels"
        label={t('people.notification.channels')}
        options={notificationChannels.map((value) => ({
          value,
          label: t(`people.notification.channel.${value}`),
          hint: t(`people.notification.channelHint.${value}`),
        }))}
      />
    </RecordForm>
  );
}

/** A draft of a notification to everybody whom the filters of the register find. */
function NotificationDraft({ found }: { found: People }) {
  const { t, i18n } = useTranslation('participant');
  const titleOf = ({ title }: Notification) => (i18n.language === 'en' && title.en) || title.ru;
  return (
    <DraftWindow
      found={found}
      label={t('people.notification.open')}
      icon="bell"
      titleOf={({ total }) => t('people.notification.title', { count: total })}
      form={(props) => <NotificationForm {...props} />}
      wordsOf={(made: Notification) => ({
        title: t('people.notification.made', { title: titleOf(made) }),
        text:
          made.recipients === null
            ? t('people.notification.madeForFew')
            : t('people.notification.madeText', { count: made.recipients }),
        to: notificationPaths.notification(made.id),
        link: t('people.notification.link'),
      })}
    />
  );
}

function PaymentForm({ found, onDone, ...rest }: DraftFormProps<Register>) {
  const { t } = useTranslation('participant');
  const { form, onSubmit } = useCallForm(createPaymentForHumans, humanCreatePaymentRequest, {
    defaultValues: {
      filter: found.input.body,
      payment: {
        type: 'one-time',
        name: { ru: '', en: '' },
        periodFrom: '',
        periodTo: '',
        comment: '',
      },
    },
    guard: false,
    onDone,
  });
  return (
    <RecordForm
      {...{ form, onSubmit, ...rest }}
      submitLabel={t('people.payment.action')}
      firstField="payment.name.ru"
    >
      <p>{t('people.payment.lead')}</p>
      <BothLanguages
        name="payment.name"
        labelOf={(name) =>
          t(name.endsWith('en') ? 'people.payment.nameEn' : 'people.payment.nameRu')
        }
        missing={t('people.payment.nameMissing')}
      />
      <SelectField
        name="payment.type"
        label={t('people.payment.type')}
        placeholder={null}
        options={paymentTypes.map((value) => ({
          value,
          label: t(`people.payment.types.${value}`),
        }))}
      />
      <DateRangeField
        nameFrom="payment.periodFrom"
        nameTo="payment.periodTo"
        label={t('people.payment.period')}
        hint={t('people.payment.periodHint')}
        presets={['thisMonth', 'lastMonth']}
      />
      <FieldRow>
        <MoneyField
          name="payment.amountPerHuman"
          label={t('people.payment.amount')}
          hint={t('people.payment.amountHint')}
          missing={t('people.payment.amountMissing')}
          optional
        />
        <MoneyField
          name="payment.budget"
          label={t('people.payment.budget')}
          hint={t('people.payment.budgetHint')}
          missing={t('people.payment.budgetMissing')}
        />
      </FieldRow>
      <TextAreaField
        name="payment.comment"
        label={t('people.payment.comment')}
        rows={2}
        limit={1000}
        optional
      />
      <PaymentForecast filter={found.input.body} />
    </RecordForm>
  );
}

/** A draft of a register of payments for everybody whom the filters of people find. */
function PaymentDraft({ found }: { found: People }) {
  const { t } = useTranslation('participant');
  const { money, number } = useFormat();
  return (
    <DraftWindow
      found={found}
      label={t('people.payment.open')}
      icon="wallet"
      titleOf={({ total }) => t('people.payment.title', { count: total })}
      form={(props) => <PaymentForm {...props} />}
      wordsOf={({ id, type, number: name, totals }: Register) => ({
        title: t('people.payment.made', { number: name }),
        text: t('people.payment.madeText', {
          candidates: number(totals.candidates),
          included: number(totals.included),
          amount: money(totals.amount),
        }),
        to: paymentPaths.register(type, id),
        link: t('people.payment.link'),
      })}
    />
  );
}

/** What staff may draft for everybody whom the filters of the register find. */
export function FoundDrafts({ found }: { found: People }) {
  const session = useSession();
  return (
    <>
      {mayUse(session, createNotificationForHumans.access) && <NotificationDraft found={found} />}
      {mayUse(session, createPaymentForHumans.access) && <PaymentDraft found={found} />}
    </>
  );
}
