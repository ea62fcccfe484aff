import { isUnknown } from '@campus/shared/api/isUnknown';
import { useApi } from '@campus/shared/api/useApi';
import { getTicketChallenge } from '@campus/shared/contract/support/calls';
import { solveChallenge } from '@campus/shared/contract/support/challenge';
import { useCallback, useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

const seconds = (count: number) => count * 1_000;

/** A solution may travel for a while. */
const reserve = seconds(30);

interface Solution {
  text: string;
  /** Milliseconds since 1970. */
  validUntil: number;
}

/** What came of it: null where the server asks for nothing, undefined where it could not be had. */
type Outcome = Solution | null | undefined;

const until = (moment: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, moment - Date.now())));

const failed = (error: unknown) => (isUnknown(error) ? null : undefined);

/**
 * Shows the server that a person writes, without asking the person: while the form is filled in, the
 * page solves what the server gave it, and stops when the form is left.
 */
export function useRobotCheck() {
  const api = useApi();
  const begun = useRef<Promise<Outcome>>(undefined);
  const leaving = useRef<AbortController>(undefined);

  const begin = useCallback(() => {
    const solve = async (): Promise<Outcome> => {
      const opened = await api(getTicketChallenge);
      const openedAt = Date.now();
      const text = await solveChallenge(opened.challenge, opened.bits, leaving.current?.signal);
      await until(openedAt + seconds(opened.waitSeconds));
      return { text, validUntil: openedAt + seconds(opened.validSeconds) };
    };
    begun.current = solve().catch(failed);
    return begun.current;
  }, [api]);

  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    void begin();
    return () => controller.abort();
  }, [begin]);

  /** What is sent along, once; undefined where there is nothing to show. */
  const take = async () => {
    const first = await (begun.current ?? begin());
    const isFresh = first === null || (first && first.validUntil - reserve > Date.now());
    return (isFresh ? first : await begin())?.text;
  };
  return { begin, take };
}

/** People neither see nor reach it; whoever fills in every field of a page does. */
export function RobotField() {
  const { t } = useTranslation('support');
  const { register } = useFormContext();
  return (
    <div className="visually-hidden" aria-hidden="true" inert>
      <label>
        {t('form.robots')}
        <input {...register('website')} type="text" autoComplete="off" tabIndex={-1} />
      </label>
    </div>
  );
}
