import { paths } from '@campus/shared/paths';
import { Head } from '@campus/shared/remote/Head';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { SearchField } from '@campus/shared/ui/SearchField';
import { useTranslation } from 'react-i18next';
import { StandInScreen } from './StandInScreen';

export function NotFoundScreen() {
  const { t } = useTranslation('shell');
  const title = t('notFound.title');
  return (
    <>
      <Head title={title} isPrivate />
      <StandInScreen
        icon="search"
        title={title}
        text={t('notFound.text')}
        state="notFound"
        actions={
          <ButtonLink to={paths.home()} icon="home">
            {t('notFound.home')}
          </ButtonLink>
        }
      >
        <SearchField
          at={paths.searchScreen()}
          name="q"
          label={t('search.field')}
          placeholder={t('search.placeholder')}
        />
      </StandInScreen>
    </>
  );
}
