import { readAgain } from '@campus/shared/api/readAgain';
import { useCall } from '@campus/shared/api/useCall';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import {
  deleteFooterLink,
  type FooterLink,
  listFooterLinks,
  updateFooterLink,
} from '@campus/shared/contract/settings/calls';
import { footerGroups } from '@campus/shared/contract/settings/requests';
import { useFormWindow } from '@campus/shared/record/useFormWindow';
import { Head } from '@campus/shared/remote/Head';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { useRemovedIds, useUndoableRemoval } from '@campus/shared/removal/useUndoableRemoval';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Button } from '@campus/shared/ui/Button';
import { Grid } from '@campus/shared/ui/Grid';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Screen } from '@campus/shared/ui/Screen';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { useFailureNotice } from '@campus/shared/ui/useFailureNotice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FooterGroup, FooterPreview } from './FooterGroup';
import { EditFooterLink, NewFooterLink } from './form/FooterLinkForm';
import en from './locales/en.json';
import ru from './locales/ru.json';

export const locales = { ru, en };

type IsSeen = (link: FooterLink) => boolean;
type Asked = { link: FooterLink } | { group: FooterLink['group'] };

/** The place among those that are seen, as the server counts: what is being removed is there still. */
function positionOf(place: number, others: readonly FooterLink[], isSeen: IsSeen) {
  const next = others.filter(isSeen)[place - 1];
  return (next ? others.indexOf(next) : others.length) + 1;
}

/** Puts links in order, one move at a time: the server numbers the group anew. */
function useMoves(refresh: () => Promise<unknown>) {
  const { t } = useTranslation('admin-users');
  const { mutateAsync: update } = useCall(updateFooterLink);
  const sayFailed = useFailureNotice();
  const [isMoving, setMoving] = useState(false);
  const [said, setSaid] = useState('');
  async function move(
    { id, title, staff }: FooterLink,
    { place, position }: { place: number; position: number },
  ) {
    if (isMoving) return;
    setMoving(true);
    try {
      await update({ params: { id }, body: { position, version: staff?.version ?? 0 } });
      setSaid(t('footer.moved', { title, place }));
    } catch (error) {
      sayFailed(error, t('footer.moveFailed'));
    }
    await refresh();
    setMoving(false);
  }
  return { move, said };
}

/** The links at the bottom of every page, by group and in order; auditors read them. */
export function FooterLinksScreen() {
  const { t } = useTranslation('admin-users');
  const query = useCallQuery(listFooterLinks);
  const refresh = () => query.refetch();
  const removed = useRemovedIds();
  const isSeen: IsSeen = ({ id }) => !removed.has(id);
  const remove = useUndoableRemoval(deleteFooterLink);
  const notify = useClientStore((state) => state.notify);
  const { move, said } = useMoves(refresh);
  const isReadOnly = !mayUse(useSession(), updateFooterLink.access);
  const { ask, window } = useFormWindow<Asked>({
    title: (asked) => ('link' in asked ? t('footer.one') : t('footer.new')),
    form: (asked, { onDone: close, ...own }) => {
      const onDone = async ({ title: name }: FooterLink) => {
        await refresh();
        close();
        notify({ tone: 'success', text: t('footer.saved', { title: name }) });
      };
      const form = { ...own, onDone };
      if (!('link' in asked)) return <NewFooterLink group={asked.group} {...form} />;
      const { link } = asked;
      return <EditFooterLink link={link} read={() => readAgain(query, link.id)} {...form} />;
    },
  });
  const title = t('footer.title');
  return (
    <Screen
      title={title}
      lead={t('footer.lead')}
      actions={
        !isReadOnly && (
          <Button icon="plus" onClick={() => ask({ group: 'ABOUT' })}>
            {t('footer.new')}
          </Button>
        )
      }
    >
      <Head title={title} isPrivate />
      <QueryView query={query} empty={null} skeleton={<SkeletonText lines={8} />}>
        {(links) => (
          <Stack gap={5}>
            {footerGroups.map((group) => (
              <FooterGroup
                key={group}
                group={group}
                links={links.filter((link) => link.group === group && isSeen(link))}
                handlers={
                  isReadOnly
                    ? undefined
                    : {
                        onMove: (link, place) => {
                          const others = links.filter((one) => one.group === group && one !== link);
                          void move(link, { place, position: positionOf(place, others, isSeen) });
                        },
                        onEdit: (link) => ask({ link }),
                        onAdd: () => ask({ group }),
                        onRemove: ({ id, title: name }) => remove({ id, title: name }),
                      }
                }
              />
            ))}
            <Grid min="m">
              {(['ru', 'en'] as const).map((language) => (
                <FooterPreview key={language} language={language} links={links.filter(isSeen)} />
              ))}
            </Grid>
          </Stack>
        )}
      </QueryView>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {window}
    </Screen>
  );
}
