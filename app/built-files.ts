import { readBuild } from '../server/platform/http/built-files.ts';

export const siteFiles = readBuild('build');
