import { paths } from '@campus/shared/paths';
import { Head } from '@campus/shared/remote/Head';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { Screen } from '@campus/shared/ui/Screen';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { contentKinds } from './contentKinds';
import { ContentTabs } from './ContentTabs';
import { EventDesk } from './EventDesk';
import { NewsDesk } from './NewsDesk';
import { NoSuchKind } from './NoSuchKind';
import { PageDesk } from './PageDesk';

const desks = { news: NewsDesk, events: EventDesk, 'info-pages': PageDesk };

/** Everything that editors have written of one kind, in whichever state. */
export function ContentListScreen() {
  const { t } = useTranslation('media');
  const { kind: asked } = useParams();
  const kind = contentKinds.find((one) => one === asked);
  if (!kind) return <NoSuchKind />;
  const Desk = desks[kind];
  const write = (
    <ButtonLink to={paths.newContent(kind)} icon="edit">
      {t('desk.write')}
    </ButtonLink>
  );
  return (
    <Screen title={t('desk.title')} lead={t(`desk.lead.${kind}`)} actions={write}>
      <Head title={`${t('desk.title')}: ${t(`desk.kind.${kind}`)}`} />
      <ContentTabs />
      <Desk key={kind} />
    </Screen>
  );
}
