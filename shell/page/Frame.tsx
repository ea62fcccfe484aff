import { useClientStore } from '@campus/shared/stores/useClientStore';
import type { ReactNode } from 'react';
import { PasswordGate } from './account/PasswordGate';
import { SkippedHead } from './head/SkippedHead';
import { Layout } from './layout/Layout';
import { OverridesNotice } from './overrides/OverridesNotice';
import type { PlannedRemote } from './remotes/Plan';
import { LazySignIn } from './signIn/LazySignIn';
import { useModalFromUrl } from './signIn/useModalFromUrl';
import { LazyUpdateOffer } from './updates/LazyUpdateOffer';

interface FrameProps {
  remotes: readonly PlannedRemote[];
  children: ReactNode;
}

/** What stays on the page while screens change: header, menu from the plan, footer, sign-in. */
export function Frame({ remotes, children }: FrameProps) {
  useModalFromUrl();
  const isSigningIn = useClientStore(({ modal }) => modal !== null);
  const menu = remotes
    .flatMap(({ declaration }) => declaration.menu)
    .toSorted((a, b) => a.order - b.order);
  return (
    <Layout menu={menu} notices={<LazyUpdateOffer />}>
      <OverridesNotice />
      <SkippedHead />
      <PasswordGate>{children}</PasswordGate>
      {isSigningIn && <LazySignIn />}
    </Layout>
  );
}
