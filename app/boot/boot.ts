import { afterFirstPaint } from './after-first-paint.ts';
import { bootSettings } from './boot-settings.ts';
import { startChatbot } from './chatbot.ts';
import { startHoverDisclosures } from './hover-disclosure.ts';
import { prefetchWhenIdle } from './idle-prefetch.ts';
import { pingIndexNow } from './indexnow-ping.ts';
import { logMissingPage } from './log-missing-page.ts';
import { refreshDays } from './refresh-days.ts';
import { refreshOpeningStates } from './refresh-opening-states.ts';
import { registerServiceWorker } from './register-service-worker.ts';
import { replaceBrokenImages } from './replace-broken-images.ts';
import { markScrolledHeader } from './scrolled-header.ts';
import { markVisibleSections } from './visible-sections.ts';

// Runs on every page. These wait for the load event.
const settings = bootSettings();
prefetchWhenIdle(settings);
startChatbot(settings);
pingIndexNow(settings);
registerServiceWorker(settings);

// Each runs as a separate task after the first paint, so that they delay neither it nor input on slow phones.
const parts = [
  markScrolledHeader,
  startHoverDisclosures,
  refreshOpeningStates,
  refreshDays,
  markVisibleSections,
  replaceBrokenImages,
  logMissingPage,
];
afterFirstPaint(() => {
  for (const part of parts) setTimeout(part);
});
