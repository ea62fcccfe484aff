import { Fragment } from 'react';

const address =
  /^[^\s@]+@[^\s@]+\.[^\s@]+$|^https?:\/\/\S+$|^[\w-]+(\.[\w-]+)*\.[a-z]{2,}(\/\S*)?$/i;

/** From one joint to the next: before a sign that joins, and after a stroke. */
const parts = /[@.]*[^@./]+\/*|[@./]+/g;

interface AddressTextProps {
  /** An e-mail, a site, or any other text, which stays as it is. */
  children: string;
}

/** An address that is longer than its line goes on at one of its joints, and never inside a word. */
export function AddressText({ children }: AddressTextProps) {
  if (!address.test(children)) return children;
  return (
    <span>
      {children.match(parts)?.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
