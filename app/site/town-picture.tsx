// The glow of the drawn sun is cut off by the drawing's upper edge: there the drawing fades into the sky around it.
const fade = '[mask-image:linear-gradient(to_right,#000_50%,transparent_62%),linear-gradient(to_bottom,transparent,#000_14%)]';

type Props = { src: string; alt: string; className: string };

/**
 * A practice's town at the foot of its box, whole at every width. Where the box is taller than the drawing there is more
 * of the same sky above it.
 */
export function TownPicture({ alt, className, src }: Props) {
  return (
    <div className={`flex items-end justify-center overflow-hidden bg-sky-top ${className}`}>
      <img
        src={src}
        alt={alt}
        width={640}
        height={400}
        fetchPriority="high"
        className={`block h-auto w-full lg:min-w-[40rem] ${fade}`}
      />
    </div>
  );
}
