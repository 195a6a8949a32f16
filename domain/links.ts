/** A Google Maps search for the address, used for directions. */
export function mapSearchLink(address: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}`;
}

export function writeReviewLink(placeId: string): string {
  return `https://search.google.com/local/writereview?${new URLSearchParams({ placeid: placeId })}`;
}

/** YouTube's privacy-enhanced player. It still stores data on load, so it is only used after a click. */
export function videoEmbedAddress(videoId: string): string {
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(videoId)}?autoplay=1&rel=0&modestbranding=1`;
}

/** The video's page on YouTube, for visitors who cannot or do not want to use the embedded player. */
export function videoPageAddress(videoId: string): string {
  return `https://www.youtube.com/watch?${new URLSearchParams({ v: videoId })}`;
}
