import { journeys } from './journeys.ts';
import { startWebkit } from './webkit.ts';

journeys('WebKit', startWebkit);
