import type { LanguageKey } from '@campus/shared/contract/fields';
import { letterWords } from '@campus/shared/contract/notifications/letterWords';
import type { notificationKinds } from '@campus/shared/contract/notifications/requests';
import { Tabs } from '@campus/shared/overlay/Tabs';
import { Icon, type IconName } from '@campus/shared/ui/Icon';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './NotificationPreview.module.css';

interface Text {
  ru: string;
  en?: string | undefined;
}

type Kind = (typeof notificationKinds)[number];

const icons: Record<Kind, IconName> = {
  INFO: 'info',
  CARD: 'card',
  PAYMENT: 'wallet',
  APPLICATION: 'file',
  TICKET: 'ticket',
  SERVICE: 'spark',
};

interface PreviewProps {
  title: Text;
  body: Text;
  kind: Kind;
  link: string | null;
  /** In which language; who reads another gets the Russian text where there is no English one. */
  language: LanguageKey;
}

interface Shown extends Pick<PreviewProps, 'kind' | 'link' | 'language'> {
  title: string;
  body: string;
}

/** As it stands behind the bell. */
function InInbox({ title, body, kind, link }: Shown) {
  const { t } = useTranslation('support');
  return (
    <div className={styles.inbox}>
      <span className={styles.sign}>
        <Icon name={icons[kind]} size={20} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{body}</p>
        <p className={styles.facts}>{t('mailings.preview.now')}</p>
      </div>
      {link && <Icon name="chevron-right" size={20} />}
    </div>
  );
}

/** As a device shows it: a line for the title and a few for the text. */
function OnDevice({ title, body }: Shown) {
  const { t } = useTranslation('support');
  return (
    <div className={styles.device}>
      <p className={styles.app}>
        <span className={styles.mark}>
          <Icon name="spark" size={16} />
        </span>
        {t('mailings.preview.app')}
        <span className={styles.when}>{t('mailings.preview.now')}</span>
      </p>
      <p className={styles.pushTitle}>{title}</p>
      <p className={styles.pushText}>{body}</p>
    </div>
  );
}

/** As it comes by mail. */
function AsLetter({ title, body, language }: Shown) {
  const { t } = useTranslation('support');
  return (
    <div className={styles.letter}>
      <p className={styles.subject}>{title}</p>
      <p className={styles.from}>{t('mailings.preview.from')}</p>
      <p className={styles.body}>{body}</p>
      <p lang={language}>
        <span className={styles.button}>{letterWords.open[language]}</span>
      </p>
      <p lang={language} className={styles.footer}>
        {letterWords.footer[language]}
      </p>
    </div>
  );
}

const looks = { INBOX: InInbox, PUSH: OnDevice, EMAIL: AsLetter };
const channels = ['INBOX', 'PUSH', 'EMAIL'] as const;

/** How readers get it by each channel. */
export function NotificationPreview({ title, body, language, ...rest }: PreviewProps) {
  const { t } = useTranslation('support');
  const heading = useId();
  const said = (text: Text) => text[language] || text.ru;
  const lang = title[language] ? language : 'ru';
  const shown = {
    ...rest,
    language,
    title: said(title) || t('mailings.preview.title'),
    body: said(body) || t('mailings.preview.body'),
  };
  const tabs = channels.map((channel) => {
    const Look = looks[channel];
    return {
      value: channel,
      label: t(`mailings.preview.${channel}`),
      content: (
        <div lang={said(title) ? lang : undefined} className={styles.frame}>
          <Look {...shown} />
        </div>
      ),
    };
  });
  return (
    <section aria-labelledby={heading} className={styles.preview}>
      <h2 id={heading} className={styles.heading}>
        {t('mailings.preview.label')}
      </h2>
      <Tabs label={t('mailings.preview.label')} tabs={tabs} />
    </section>
  );
}
