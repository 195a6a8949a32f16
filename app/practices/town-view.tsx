import type { PictureFile } from '../../domain/photographs.ts';
import { WideHills } from '../../drawings/wide-hills.tsx';
import { PictureSources } from '../ui/picture-sources.tsx';

/** A practice's town, with the hills continued to the edges of wide windows. */
export function TownView({ alt, picture }: { picture: PictureFile; alt: string }) {
  return (
    <div className="town-view">
      <WideHills />
      <PictureSources {...picture}>
        <img src={picture.src} alt={alt} width={640} height={400} fetchPriority="high" />
      </PictureSources>
    </div>
  );
}
