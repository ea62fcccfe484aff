import { ownPicture } from '@campus/shared/contract/richText';

interface PictureProps {
  src: string;
  alt: string;
  width?: number;
  height?: number;
}

export function Picture({ src, alt, width, height }: PictureProps) {
  if (!ownPicture.test(src)) return null;
  return <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />;
}
