import { Component, createRef, type ReactNode } from 'react';

function scrollerOf(element: Element) {
  for (let one = element.parentElement; one; one = one.parentElement)
    if (one.scrollHeight > one.clientHeight && /auto|scroll/.test(getComputedStyle(one).overflowY))
      return one;
  return document.scrollingElement;
}

interface Place {
  element: Element;
  top: number;
}

interface KeepPlaceProps {
  children: ReactNode;
}

/**
 * What somebody types in stays where it is in the window, though what stands above it grows. Only a
 * class can measure before the page changes.
 */
export class KeepPlace extends Component<KeepPlaceProps> {
  private readonly frame = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(): Place | null {
    const { activeElement } = document;
    if (!activeElement || !this.frame.current?.contains(activeElement)) return null;
    return { element: activeElement, top: activeElement.getBoundingClientRect().top };
  }

  override componentDidUpdate(_: unknown, __: unknown, before: Place | null) {
    if (!before?.element.isConnected) return;
    const moved = before.element.getBoundingClientRect().top - before.top;
    if (moved !== 0) scrollerOf(before.element)?.scrollBy({ top: moved, behavior: 'instant' });
  }

  override render() {
    return <div ref={this.frame}>{this.props.children}</div>;
  }
}
