import { useRef, type KeyboardEvent } from 'react';
import Cropper, { type Area, type MediaSize, type Point } from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import styles from './Stage.module.css';

interface StageProps {
  url: string;
  aspect: number;
  crop: Point;
  zoom: number;
  maxZoom: number;
  rotation: number;
  onCrop: (crop: Point) => void;
  onZoom: (zoom: number) => void;
  onArea: (area: Area) => void;
  onLoaded: (size: MediaSize) => void;
  onBroken: () => void;
}

const steps: Record<string, number> = { '+': 0.1, '=': 0.1, '-': -0.1 };

/** The picture under its frame: dragged, pinched, wheeled, or moved by the keyboard. */
export function Stage(props: StageProps) {
  const { url, aspect, crop, zoom, maxZoom, rotation, onZoom, onCrop, onArea, onLoaded } = props;
  const { t } = useTranslation('shared');
  const cropper = useRef<Cropper>(null);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    if (step === undefined) return cropper.current?.onKeyDown(event);
    event.preventDefault();
    onZoom(zoom + step);
  };
  return (
    <div className={styles.stage}>
      <Cropper
        ref={cropper}
        image={url}
        aspect={aspect}
        crop={crop}
        zoom={zoom}
        maxZoom={maxZoom}
        rotation={rotation}
        keyboardStep={10}
        // The product's Content-Security-Policy forbids styles that a script brings.
        disableAutomaticStylesInjection
        classes={{
          containerClassName: styles.container,
          mediaClassName: styles.picture,
          cropAreaClassName: styles.frame,
        }}
        mediaProps={{ onError: props.onBroken }}
        cropperProps={{ role: 'application', 'aria-label': t('upload.photo.area'), onKeyDown }}
        onCropChange={onCrop}
        onZoomChange={onZoom}
        onCropAreaChange={(_, pixels) => onArea(pixels)}
        onMediaLoaded={onLoaded}
      />
    </div>
  );
}
