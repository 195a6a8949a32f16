import type { Video } from '../../../content/schema/showcase.ts';
import { videoEmbedAddress } from '../../../domain/links.ts';
import { schemaOrg } from './json-ld.ts';

export type VideoContent = Pick<Video, 'id' | 'title' | 'description' | 'duration' | 'uploadDate'>;

export function videoJsonLd(base: string, video: VideoContent, thumbnail: string) {
  return {
    '@context': schemaOrg,
    '@type': 'VideoObject',
    name: video.title,
    description: video.description,
    // Our own copy: the visitor's browser asks the video host for nothing until the visitor presses play.
    thumbnailUrl: new URL(thumbnail, base).href,
    uploadDate: video.uploadDate,
    duration: isoDuration(video.duration),
    embedUrl: videoEmbedAddress(video.id),
  };
}

/** '4:15' as ISO 8601 writes it: 'PT4M15S'. The content schema has checked the form. */
function isoDuration(shown: string): string {
  const [minutes, seconds] = shown.split(':').map(Number);
  return `PT${minutes ? `${minutes}M` : ''}${seconds || !minutes ? `${seconds ?? 0}S` : ''}`;
}
