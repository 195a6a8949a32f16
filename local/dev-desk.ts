import type { createDeskApp } from '../desk/app.tsx';
import { createDeskServices } from '../desk/services.ts';
import type { createApp } from '../server/app.ts';
import { readConfig } from '../server/platform/config.ts';
import { startWeb } from '../server/platform/http/http-server.ts';
import { contentOfFolder } from '../server/publishing/live-content.ts';
import { createDevServer } from './dev-server.ts';

/** The desk of `npm run dev`, with the published content. */
const config = readConfig(process.env);
const services = createDeskServices(config, contentOfFolder(config.contentFolder));
await services.updateContent();
const { serve, vite } = await createDevServer('desk', ['desk/editing/form/main.tsx']);
const listener = serve(async () => {
  const desk = (await vite.ssrLoadModule('./desk/app.tsx')) as { createDeskApp: typeof createDeskApp };
  const site = (await vite.ssrLoadModule('./server/app.ts')) as { createApp: typeof createApp };
  return desk.createDeskApp(services, site.createApp);
});

await startWeb({ ...services, config: { ...config, baseUrl: services.deskUrl } }, (request, response) => {
  // The stylesheets and fonts of a preview are Vite's.
  request.url = request.url?.replace(/^\/preview\/[^/]+(?=\/(?:@|app\/))/, '');
  listener(request, response);
});
