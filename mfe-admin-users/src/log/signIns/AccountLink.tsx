import type { SignIn } from '@campus/shared/contract/operations/calls';
import { peoplePaths } from '@campus/shared/contract/people/paths';
import { staffPaths } from '@campus/shared/contract/staff/paths';
import { useFormat } from '@campus/shared/format/useFormat';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';

type Account = SignIn['account'];

/** Whose account it is, also where there is none. */
export function useAccountText() {
  const { t } = useTranslation('admin-users');
  const { name } = useFormat();
  return (account: Account) => {
    if (!account.id) return t('signIns.nobody');
    return account.name ? name(account.name) : t('signIns.nameless');
  };
}

/** The same, with the way to the page of who owns it. */
export function AccountLink({ account }: { account: Account }) {
  const accountText = useAccountText();
  const { type, id } = account;
  const words = accountText(account);
  if (!id) return words;
  const to = type === 'HUMAN' ? peoplePaths.person(id) : staffPaths.user(id);
  return <TextLink to={to}>{words}</TextLink>;
}
