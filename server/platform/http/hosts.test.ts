import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createHosts } from './hosts.ts';

const hosts = createHosts(
  readConfig({
    DATABASE_URL: 'postgresql://db.example/site',
    SECRET: 'x'.repeat(32),
    SITE_URL: 'https://www.group.example',
    HOST_ALIASES: 'group.example',
    CLINIC_URLS: 'ripon=https://ripon.example',
  }),
);

test("finds the group's host, its alias and a clinic's host, ignoring case", () => {
  expect(hosts.find('www.group.example')).toEqual({ base: 'https://www.group.example', practice: undefined });
  expect(hosts.find('group.example')?.base).toBe('https://www.group.example');
  expect(hosts.find('RIPON.example')).toEqual({ base: 'https://ripon.example', practice: 'ripon' });
});

test.each(['evil.example', 'ripon.example.evil.example', 'www.group.example:8080', '', undefined])('rejects %s', (host) => {
  expect(hosts.find(host)).toBeUndefined();
});
