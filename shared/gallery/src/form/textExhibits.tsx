import { ApiError } from '@campus/shared/api/ApiError';
import { CodeField } from '@campus/shared/form/CodeField';
import { MoneyField } from '@campus/shared/form/MoneyField';
import { PasswordField } from '@campus/shared/form/PasswordField';
import { PhoneField } from '@campus/shared/form/PhoneField';
import { ResendCode } from '@campus/shared/form/ResendCode';
import { SnilsField } from '@campus/shared/form/SnilsField';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { TextField } from '@campus/shared/form/TextField';
import { TitleField } from '@campus/shared/form/TitleField';
import type { Exhibit } from '../Exhibit';
import { SampleForm } from '../SampleForm';
import { fieldExhibit } from './fieldExhibit';

const name = { field: 'Анна' };

export const textFieldExhibit = fieldExhibit({
  component: 'form/TextField',
  tag: 'input',
  field: (props) => <TextField {...props} autoComplete="given-name" />,
  label: 'Имя',
  hint: 'Как в паспорте',
  filled: 'Анна',
  error: ['NAME_FORMAT', 'Анна 2'],
  more: {
    'read-only': () => (
      <SampleForm values={name}>
        <TextField name="field" label="Имя" hint="Имя меняет деканат" readOnly />
      </SampleForm>
    ),
    'with a placeholder': () => (
      <SampleForm>
        <TextField name="field" label="Сайт" type="url" placeholder="https://" />
      </SampleForm>
    ),
  },
});

export const titleFieldExhibit = fieldExhibit({
  component: 'form/TitleField',
  tag: 'textarea',
  field: (props) => <TitleField {...props} />,
  label: 'Заголовок',
  hint: 'Его видно в списке и в поиске',
  filled:
    'Ночь открытых лабораторий: роботы, реактивы и разговоры с теми, кто ими занят каждый день',
  error: ['REQUIRED'],
});

const textAreaText = 'Карта не пришла, хотя статус «Выдана» стоит с понедельника.';
const textAreaValues = { field: textAreaText };

export const textAreaFieldExhibit = fieldExhibit({
  component: 'form/TextAreaField',
  tag: 'textarea',
  field: (props) => <TextAreaField {...props} rows={3} />,
  label: 'Сообщение',
  hint: 'Опишите, что случилось и когда',
  filled: textAreaText,
  error: ['REQUIRED'],
  more: {
    'with a counter': () => (
      <SampleForm values={textAreaValues}>
        <TextAreaField name="field" label="Сообщение" rows={3} limit={500} />
      </SampleForm>
    ),
    'too long': () => (
      <SampleForm values={textAreaValues}>
        <TextAreaField name="field" label="Сообщение" rows={3} limit={50} />
      </SampleForm>
    ),
    'read-only': () => (
      <SampleForm values={textAreaValues}>
        <TextAreaField name="field" label="Сообщение" rows={3} readOnly />
      </SampleForm>
    ),
  },
});

export const passwordFieldExhibit = fieldExhibit({
  component: 'form/PasswordField',
  tag: 'input',
  field: (props) => <PasswordField {...props} autoComplete="new-password" />,
  label: 'Новый пароль',
  hint: 'Не меньше 15 знаков: подойдёт и обычная фраза',
  filled: 'корова прошла вчера',
  error: ['PASSWORD_SHORT', 'корова'],
});

const foreign = { field: '+49 30 123456' };
const phoneValues = { field: '+79123456789' };

export const phoneFieldExhibit = fieldExhibit({
  component: 'form/PhoneField',
  tag: 'input',
  field: (props) => <PhoneField {...props} />,
  label: 'Телефон',
  hint: 'Позвоним, только если не дозвонимся до почты',
  filled: '+79123456789',
  error: ['PHONE_FORMAT', '891234'],
  more: {
    'of another country': () => (
      <SampleForm values={foreign}>
        <PhoneField name="field" label="Телефон" />
      </SampleForm>
    ),
    'read-only': () => (
      <SampleForm values={phoneValues}>
        <PhoneField name="field" label="Телефон" readOnly />
      </SampleForm>
    ),
  },
});

const whole = { field: 100_000_000 };
const moneyValues = { field: 1_234_567 };

export const moneyFieldExhibit = fieldExhibit({
  component: 'form/MoneyField',
  tag: 'input',
  field: (props) => <MoneyField {...props} />,
  label: 'Сумма стипендии',
  hint: 'До вычета налога',
  filled: 1_234_567,
  error: ['MONEY_FORMAT', '12 тысяч'],
  more: {
    'whole rubles': () => (
      <SampleForm values={whole}>
        <MoneyField name="field" label="Бюджет" />
      </SampleForm>
    ),
    'read-only': () => (
      <SampleForm values={moneyValues}>
        <MoneyField name="field" label="Сумма стипендии" readOnly />
      </SampleForm>
    ),
  },
});

export const snilsFieldExhibit = fieldExhibit({
  component: 'form/SnilsField',
  tag: 'input',
  field: (props) => <SnilsField {...props} />,
  label: 'СНИЛС',
  hint: '11 цифр с зелёной карточки или из Госуслуг',
  filled: '11223344595',
  error: ['SNILS_CHECKSUM', '11223344596'],
});

const begun = { field: '402' };

export const codeFieldExhibit = fieldExhibit({
  component: 'form/CodeField',
  tag: 'input',
  field: (props) => <CodeField {...props} />,
  label: 'Код из 6 цифр',
  hint: 'Он в письме, которое мы отправили вам на почту',
  filled: '402871',
  error: ['CODE_WRONG', '402871'],
  more: {
    'partly filled': () => (
      <SampleForm values={begun}>
        <CodeField name="field" label="Код из 6 цифр" />
      </SampleForm>
    ),
  },
});

const send = () => Promise.resolve({ resendAfter: 60 });
const refuse = () =>
  Promise.reject(new ApiError(429, 'Слишком много кодов подряд. Попробуйте через час.'));
const never = () => new Promise<never>(() => undefined);

export const resendCodeExhibit: Exhibit = {
  component: 'form/ResendCode',
  subject: { element: <ResendCode pause={0} onResend={send} />, tag: 'div', isControl: true },
  // No pause to be seen before a press: it would run by the real clock.
  states: {
    'after the pause': () => <ResendCode pause={0} onResend={send} />,
    'refused when pressed': () => <ResendCode pause={0} onResend={refuse} />,
    'busy when pressed': () => <ResendCode pause={0} onResend={never} />,
  },
};
