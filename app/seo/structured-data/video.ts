import type { Video } from '../../../content-model/schema/showcase.ts';
import { videoEmbedAddress } from '../../../domain/links.ts';
import { schemaOrg } from './parts.ts';

export function videoJsonLd(base: string, video: Video, thumbnail: string) {
  return {
    '@context': schemaOrg,
    '@type': 'VideoObject',
    name: video.title,
    description: video.description,
    // A local copy, so that the browser contacts the video host only after play is pressed.
    thumbnailUrl: new URL(thumbnail, base).href,
    uploadDate: video.uploadDate,
    duration: isoDuration(video.duration),
    embedUrl: videoEmbedAddress(video.id),
  };
}

/** Converts '4:15' to the ISO 8601 duration 'PT4M15S'. The content schema validates the format. */
function isoDuration(shown: string): string {
  const [minutes, seconds] = shown.split(':').map(Number);
  return `PT${minutes ? `${minutes}M` : ''}${seconds || !minutes ? `${seconds ?? 0}S` : ''}`;
}
