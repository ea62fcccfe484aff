import { useCallback } from 'react';

interface LocalImageProps {
  file: File;
  alt: string;
  className?: string;
}

/** A picture that is only here yet; the browser holds its bytes no longer than it is shown. */
export function LocalImage({ file, alt, className }: LocalImageProps) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={show} alt={alt} className={className} />;
}
