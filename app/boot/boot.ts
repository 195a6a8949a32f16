import { followBackLinks } from './back-links.ts';
import { closeMenuOnLink } from './close-menu-on-link.ts';
import { keepHoverDisclosures } from './hover-disclosure.ts';
import { keepOpeningStates } from './opening-states.ts';
import { markScrolledHeader } from './scrolled-header.ts';

// What every page does, with or without React. All of it listens at the document, so that it holds for whatever React
// puts in later.
markScrolledHeader();
keepHoverDisclosures();
closeMenuOnLink();
followBackLinks();
keepOpeningStates();
