import { afterFirstPaint } from './after-first-paint.ts';
import { bootSettings } from './boot-settings.ts';
import { startChatbot } from './chatbot.ts';
import { closeMenuOnLink } from './close-menu-on-link.ts';
import { keepHoverDisclosures } from './hover-disclosure.ts';
import { prefetchWhenIdle } from './idle-prefetch.ts';
import { pingIndexNow } from './indexnow-ping.ts';
import { logMissingPage } from './log-missing-page.ts';
import { keepOfflineCopy } from './offline-copy.ts';
import { keepOpeningStates } from './opening-states.ts';
import { refreshDays } from './refresh-days.ts';
import { replaceBrokenImages } from './replace-broken-images.ts';
import { markScrolledHeader } from './scrolled-header.ts';
import { markVisibleSections } from './visible-sections.ts';

// Runs on every page. These wait for the load event.
const settings = bootSettings();
prefetchWhenIdle(settings);
startChatbot(settings);
pingIndexNow(settings);
keepOfflineCopy(settings);

// Each of these is a task of its own, so that a slow phone can answer a touch in between. Before the first paint they would delay it.
const parts = [
  markScrolledHeader,
  keepHoverDisclosures,
  closeMenuOnLink,
  keepOpeningStates,
  refreshDays,
  markVisibleSections,
  replaceBrokenImages,
  logMissingPage,
];
afterFirstPaint(() => {
  for (const part of parts) setTimeout(part);
});
