import { useCall } from '@campus/shared/api/useCall';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { useStoredText } from '@campus/shared/browser/useStoredText';
import { getInfoPageByUrl } from '@campus/shared/contract/media/pageCalls';
import type { helpPageEnd } from '@campus/shared/contract/media/places';
import { createHelpVote, getHelpVote } from '@campus/shared/contract/media/voteCalls';
import type { PropsOf } from '@campus/shared/contract/place';
import { Button } from '@campus/shared/ui/Button';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { useFailureNotice } from '@campus/shared/ui/useFailureNotice';
import { lazy, Suspense, useId, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './HelpScreen.module.css';
import type { HelpVoteWords } from './HelpVoteWords';

/** The name that this browser has for this page, from when it first answers. */
function useVoter(pageId: string) {
  const [stored, keep] = useStoredText(`campus.help.vote.${pageId}`);
  const [fresh] = useState(() => crypto.randomUUID());
  const begin = () => {
    if (!stored) keep(fresh);
    return stored ?? fresh;
  };
  return { stored, begin };
}

/** Most readers answer with a press, so the form comes to those who are asked for words. */
function LazyWords(props: ComponentProps<typeof HelpVoteWords>) {
  // React remembers a rejected lazy for ever, so every attempt is mounted with one of its own.
  const [Words] = useState(() =>
    lazy(() => import('./HelpVoteWords').then((file) => ({ default: file.HelpVoteWords }))),
  );
  return (
    <Suspense fallback={<SkeletonText lines={3} />}>
      <Words {...props} />
    </Suspense>
  );
}

interface QuestionProps {
  pageId: string;
  voter: ReturnType<typeof useVoter>;
  /** What this browser has answered before. */
  before: boolean | undefined;
}

function Question({ pageId, voter, before }: QuestionProps) {
  const { t } = useTranslation('support');
  const heading = useId();
  const sayFailed = useFailureNotice();
  const vote = useCall(createHelpVote, { inOrder: true });
  const [said, setSaid] = useState<{ isHelpful: boolean; voter: string }>();
  const answer = said?.isHelpful ?? before;
  const onSay = (isHelpful: boolean) => {
    const own = voter.begin();
    const body = { pageId, voter: own, isHelpful };
    vote.mutate(
      { body },
      {
        onSuccess: () => setSaid({ isHelpful, voter: own }),
        onError: (error) => sayFailed(error, t('vote.failed')),
      },
    );
  };
  return (
    <Surface as="section" aria-labelledby={heading}>
      <Stack gap={4}>
        <Stack direction="row" gap={4} align="center">
          <h2 id={heading} className={styles.heading}>
            {t('vote.title')}
          </h2>
          <Stack direction="row" gap={2}>
            {([true, false] as const).map((isYes) => (
              <Button
                key={String(isYes)}
                variant="soft"
                icon={answer === isYes ? 'check' : undefined}
                aria-pressed={answer === isYes}
                busy={vote.isPending && vote.variables.body.isHelpful === isYes}
                onClick={() => onSay(isYes)}
              >
                {t(isYes ? 'vote.yes' : 'vote.no')}
              </Button>
            ))}
          </Stack>
        </Stack>
        <p role="status" className={said ? undefined : 'visually-hidden'}>
          {said && t(said.isHelpful ? 'vote.thanksYes' : 'vote.thanksNo')}
        </p>
        {said?.isHelpful === false && <LazyWords pageId={pageId} voter={said.voter} />}
      </Stack>
    </Surface>
  );
}

/** Asks readers of a page of help; nothing where the server keeps no such answers. */
export function HelpVote({ url }: PropsOf<typeof helpPageEnd>) {
  const { data: page } = useCallQuery(getInfoPageByUrl, { params: { url } });
  return page ? <VoteOf key={page.id} pageId={page.id} /> : null;
}

function VoteOf({ pageId }: { pageId: string }) {
  const voter = useVoter(pageId);
  const query = voter.stored ? { voter: voter.stored } : {};
  const input = { params: { pageId }, query };
  // It was asked before the answer came: whoever comes back asks what has become of it.
  const { data } = useCallQuery(getHelpVote, input, { gcTime: 0 });
  if (data === undefined) return null;
  return <Question pageId={pageId} voter={voter} before={data?.isHelpful} />;
}
