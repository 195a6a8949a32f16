import { followBackLinks } from './back-links.ts';
import { bootSettings } from './boot-settings.ts';
import { startChatbot } from './chatbot.ts';
import { closeMenuOnLink } from './close-menu-on-link.ts';
import { keepHoverDisclosures } from './hover-disclosure.ts';
import { prefetchWhenIdle } from './idle-prefetch.ts';
import { pingIndexNow } from './indexnow-ping.ts';
import { keepOfflineCopy } from './offline-copy.ts';
import { keepOpeningStates } from './opening-states.ts';
import { keepPassingDays } from './passing-days.ts';
import { markScrolledHeader } from './scrolled-header.ts';
import { startReactAfterFirstPaint } from './start-react.ts';
import { markVisibleSections } from './visible-sections.ts';

// What every page does, with or without React. All of it listens at the document, so that it holds for whatever React
// puts in later.
const settings = bootSettings();
startReactAfterFirstPaint();
markScrolledHeader();
keepHoverDisclosures();
closeMenuOnLink();
followBackLinks();
keepOpeningStates();
keepPassingDays();
markVisibleSections();
prefetchWhenIdle(settings);
startChatbot(settings);
pingIndexNow(settings);
keepOfflineCopy(settings);
