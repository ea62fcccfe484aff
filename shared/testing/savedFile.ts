import { waitFor } from '@testing-library/react';

/** Catches what a page saves as a file, which jsdom cannot; gives the text of the first one. */
export function savedFile() {
  const saved: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
    revokeObjectURL: () => undefined,
  });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  return async () => {
    await waitFor(() => expect(saved).toHaveLength(1));
    click.mockRestore();
    return new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as string);
      reader.readAsText(saved[0] ?? new Blob());
    });
  };
}
