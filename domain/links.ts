/** Directions: a search on the map service for the address as people write it. */
export function mapSearchLink(address: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}`;
}

export function writeReviewLink(placeId: string): string {
  return `https://search.google.com/local/writereview?${new URLSearchParams({ placeid: placeId })}`;
}

/** The host's privacy-enhanced address; it still stores data on load, so it is used only after a click. */
export function videoEmbedAddress(videoId: string): string {
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(videoId)}?autoplay=1&rel=0&modestbranding=1`;
}

/** The film on its host's own page, for whoever cannot or will not have the player in ours. */
export function videoPageAddress(videoId: string): string {
  return `https://www.youtube.com/watch?${new URLSearchParams({ v: videoId })}`;
}
