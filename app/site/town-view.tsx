import { WideHills } from '../drawings/wide-hills.tsx';
import './town-view.css';

/** A practice's town. Where the window is wider than the picture, the same hills go on beside it. */
export function TownView({ alt, src }: { src: string; alt: string }) {
  return (
    <div className="town-view">
      <WideHills />
      <img src={src} alt={alt} width={640} height={400} fetchPriority="high" />
    </div>
  );
}
