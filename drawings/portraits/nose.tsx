import type { Skin } from './complexion.ts';
import type { FaceFeatures, Looks } from './face-features.ts';

/** Shaded side, then outline. */
const SHAPES: Record<FaceFeatures['nose'], readonly [string, string]> = {
  button: [
    'M-5 6C-6 11-9 15-8 20C-6 23-2 22-2 18C-1 13-4 10-5 6Z',
    'M-7.5 21C-8.5 18-7.5 15.5-6 15M7.5 21C8.5 18 7.5 15.5 6 15M-4 23Q0 25.5 4 23',
  ],
  straight: [
    'M-6-6C-5 6-9 14-9 22C-6 25-2 23-2 19C-1 10-4 2-6-6Z',
    'M-8.5 23C-9.5 20-8.5 17.5-7 17M8.5 23C9.5 20 8.5 17.5 7 17M-4 25Q0 28 4.5 25',
  ],
  bridge: [
    'M-8-9C-9-2-7 2-9 10C-10 16-11 19-10 24C-6 28-2 25-2 21C-1 10-2 0-8-9Z',
    'M-9.5 25C-11 21-9.5 18.5-8 18M9 25C10.5 21 9 18.5 7.5 18M-5 27Q0 30.5 5 27',
  ],
  broad: [
    'M-7-2C-6 6-11 13-13 20C-11 25-4 25-3 20C-1 12-5 6-7-2Z',
    'M-12 23C-14.5 18-12 14-9 15M12 23C14.5 18 12 14 9 15M-6 24.5Q0 28.5 6 24.5',
  ],
  soft: [
    'M-6 0C-6 7-10 14-10 20C-8 24-3 23-2 19C-1 12-4 6-6 0Z',
    'M-9.5 22C-11 18.5-9.5 15.5-8 15.5M9.5 22C11 18.5 9.5 15.5 8 15.5M-5 24Q0 27 5 24',
  ],
};

export function Nose({ features, skin, age }: { features: FaceFeatures; skin: Skin; age: Looks['age'] }) {
  const [shade, edge] = SHAPES[features.nose];
  return (
    <g transform={age === 'older' ? 'scale(1.1 1.05)' : undefined}>
      <path d={shade} fill={skin.shade} opacity=".8" />
      <path d={edge} stroke={skin.line} strokeWidth="1.9" />
    </g>
  );
}
