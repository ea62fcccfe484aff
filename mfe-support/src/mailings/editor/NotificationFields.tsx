import { LanguagePanels } from '@campus/shared/bilingual/LanguagePanels';
import { fromMoscowTime, isAhead } from '@campus/shared/contract/days';
import type { LanguageKey } from '@campus/shared/contract/fields';
import {
  notificationChannels,
  notificationKinds,
} from '@campus/shared/contract/notifications/requests';
import { CheckboxGroupField } from '@campus/shared/form/CheckboxGroupField';
import { FormSection } from '@campus/shared/form/FormSection';
import { MomentField } from '@campus/shared/form/MomentField';
import { SelectField } from '@campus/shared/form/SelectField';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { TextField } from '@campus/shared/form/TextField';
import { TitleField } from '@campus/shared/form/TitleField';
import { useMomentWords } from '@campus/shared/format/useMomentWords';
import { optionsOf } from '@campus/shared/ui/optionsOf';
import { Stack } from '@campus/shared/ui/Stack';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AudienceCount } from '../audience/AudienceCount';
import { AudienceFields } from '../audience/AudienceFields';
import styles from '../mailings.module.css';
import { NotificationPreview } from '../NotificationPreview';
import type { NotificationValues } from './notificationValues';
import type { useAudienceCount } from '../audience/AudienceCount';

const textNames = ['title', 'body'] as const;

/** How much of the words is there in each language. */
export function useWrittenParts(): Record<LanguageKey, number> {
  const texts = useWatch<NotificationValues, ['title', 'body']>({ name: ['title', 'body'] });
  const partOf = (language: LanguageKey) =>
    texts.filter((text) => text[language].trim()).length / texts.length;
  return { ru: partOf('ru'), en: partOf('en') };
}

/** What a field is called; English ones say so. */
export function useFieldLabel() {
  const { t } = useTranslation('support');
  return (name: string) => {
    const label = t(`mailings.field.${name.replace(/\.(ru|en)$/, '')}`);
    return name.endsWith('.en') ? t('mailings.inEnglish', { label }) : label;
  };
}

function LanguageFields({ language }: { language: LanguageKey }) {
  const { t } = useTranslation('support');
  const labelOf = useFieldLabel();
  const nameOf = (name: (typeof textNames)[number]) => ({
    name: `${name}.${language}`,
    label: labelOf(`${name}.${language}`),
    optional: language === 'en',
    missing: t(`mailings.missing.${name}`),
  });
  return (
    <>
      <TitleField {...nameOf('title')} lang={language} />
      <TextAreaField {...nameOf('body')} rows={5} limit={2000} />
    </>
  );
}

/** What the moment means: at once, or by itself later. */
function SendAtField() {
  const { t } = useTranslation('support');
  const wordsOf = useMomentWords();
  const sendAt = useWatch<NotificationValues, 'sendAt'>({ name: 'sendAt' });
  const moment = fromMoscowTime(sendAt);
  const hint = isAhead(moment)
    ? t('mailings.when.ahead', { time: wordsOf(moment) })
    : t('mailings.when.now');
  return (
    <MomentField
      name="sendAt"
      label={useFieldLabel()('sendAt')}
      hint={`${t('mailings.when.moscow')} ${hint}`}
      optional
    />
  );
}

/** By which channels it goes, what it is about and where it leads. */
function WayFields() {
  const { t } = useTranslation('support');
  const labelOf = useFieldLabel();
  return (
    <>
      <CheckboxGroupField
        name="channels"
        label={labelOf('channels')}
        missing={t('mailings.missing.channels')}
        options={notificationChannels.map((value) => ({
          value,
          label: t(`mailings.channel.${value}`),
          hint: t(`mailings.channelHint.${value}`),
        }))}
      />
      <SelectField
        name="kind"
        label={labelOf('kind')}
        placeholder={null}
        options={optionsOf(notificationKinds, (value) => t(`mailings.kinds.${value}`))}
      />
      <TextField
        name="link"
        label={labelOf('link')}
        hint={t('mailings.linkHint')}
        placeholder="/me/card"
        inputMode="url"
        spellCheck={false}
        autoComplete="off"
        optional
      />
      <SendAtField />
    </>
  );
}

/** What is typed, as readers of the language that is being written will get it. */
function LivePreview({ language }: { language: LanguageKey }) {
  const [title, body, kind, link] = useWatch<NotificationValues, ['title', 'body', 'kind', 'link']>(
    { name: ['title', 'body', 'kind', 'link'] },
  );
  return <NotificationPreview {...{ title, body, kind, language }} link={link || null} />;
}

interface NotificationFieldsProps {
  count: ReturnType<typeof useAudienceCount>;
  language: LanguageKey;
  onLanguage: (language: LanguageKey) => void;
}

/** The words first, then who gets them and how; beside them what comes of it. */
export function NotificationFields({ count, ...languages }: NotificationFieldsProps) {
  const { t } = useTranslation('support');
  return (
    <div className={styles.columns}>
      <Stack gap={6}>
        <LanguagePanels {...languages} names={textNames} parts={useWrittenParts()}>
          {(own) => <LanguageFields language={own} />}
        </LanguagePanels>
        <FormSection title={t('mailings.part.audience')} lead={t('mailings.part.audienceLead')}>
          <AudienceFields />
          <AudienceCount count={count} />
        </FormSection>
        <FormSection title={t('mailings.part.way')}>
          <WayFields />
        </FormSection>
      </Stack>
      <div className={styles.aside}>
        <LivePreview language={languages.language} />
      </div>
    </div>
  );
}
