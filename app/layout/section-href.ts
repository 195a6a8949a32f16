/** On the home page a link to one of its sections is '#booking' instead of '/#booking', so that `/?gclid=x` does not reload. */
export const sectionHref = (path: string, to: string) => (path === '/' && to.startsWith('/#') ? to.slice(1) : to);
