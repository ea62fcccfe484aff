import { mediaPaths } from '@campus/shared/contract/media/paths';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { contentKinds } from '../../navigation/contentKinds';
import { NoSuchKind } from '../list/NoSuchKind';
import { ContentEditor } from './ContentEditor';

const newId = 'new';

/** One sitting at one record: it goes on when a new record gets its address. */
export function ContentEditorScreen() {
  const { kind: asked, id = newId } = useParams();
  const kind = contentKinds.find((one) => one === asked);
  const navigate = useNavigate();
  const address = `${asked}/${id}`;
  const [sitting, setSitting] = useState({ number: 0, addresses: [address] });
  if (!sitting.addresses.includes(address))
    setSitting({ number: sitting.number + 1, addresses: [address] });
  // A record may get its address after its editor has been left: nobody is led back to it.
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  if (!kind) return <NoSuchKind />;

  const onCreated = (created: string) => {
    if (!isHere.current) return;
    setSitting({ ...sitting, addresses: [`${kind}/${newId}`, `${kind}/${created}`] });
    const state = { sameAs: mediaPaths.newContent(kind) };
    const here = { replace: true, preventScrollReset: true, state };
    void navigate(mediaPaths.content(kind, created), here);
  };
  return (
    <ContentEditor
      key={sitting.number}
      kind={kind}
      id={id === newId ? undefined : id}
      onCreated={onCreated}
    />
  );
}
