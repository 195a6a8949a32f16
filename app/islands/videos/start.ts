function playerFor(link: HTMLAnchorElement): HTMLIFrameElement {
  const player = document.createElement('iframe');
  player.src = link.dataset['player'] ?? '';
  player.title = link.dataset['title'] ?? '';
  player.allow = 'autoplay; fullscreen; encrypted-media';
  player.allowFullscreen = true;
  player.className = 'aspect-video w-full rounded-card';
  return player;
}

/** A link to the video host below the player, because the page cannot detect whether the player was blocked. */
function linkElsewhere(link: HTMLAnchorElement): HTMLParagraphElement {
  const elsewhere = document.createElement('a');
  elsewhere.href = link.href;
  elsewhere.textContent = link.dataset['elsewhere'] ?? '';
  elsewhere.className = 'inline-block py-1.5 underline underline-offset-4 focus-visible:outline-current';
  const line = document.createElement('p');
  line.className = 'mt-3';
  line.dataset['playing'] = '';
  line.append(elsewhere);
  return line;
}

/** Replaces the thumbnail of the pressed video with the player and moves it to the large position. One plays at a time. */
export function start(list: HTMLElement): void {
  list.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-player]') : null;
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    for (const part of list.querySelectorAll('iframe, [data-playing]')) part.remove();
    for (const poster of list.querySelectorAll<HTMLElement>('a[data-player]')) poster.hidden = poster === link;
    for (const item of list.children) item.toggleAttribute('data-stage', item.contains(link));
    const player = playerFor(link);
    link.before(player, linkElsewhere(link));
    // The link that had the focus is hidden now.
    player.focus();
  });
}
