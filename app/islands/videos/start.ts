function playerFor(link: HTMLAnchorElement): HTMLIFrameElement {
  const player = document.createElement('iframe');
  player.src = link.dataset['player'] ?? '';
  player.title = link.dataset['title'] ?? '';
  player.allow = 'autoplay; fullscreen; encrypted-media';
  player.allowFullscreen = true;
  player.className = 'aspect-video w-full rounded-card';
  return player;
}

/** Replaces the poster of a pressed film with the player and moves the film to the large screen. One plays at a time. */
export function start(list: HTMLElement): void {
  list.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-player]') : null;
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    list.querySelector('iframe')?.remove();
    for (const poster of list.querySelectorAll<HTMLElement>('a[data-player]')) poster.hidden = poster === link;
    for (const film of list.children) film.toggleAttribute('data-stage', film.contains(link));
    const player = playerFor(link);
    link.before(player);
    // The link that had the focus is hidden now.
    player.focus();
  });
}
