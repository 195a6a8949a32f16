import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkBackups } from './backups.ts';
import { checkBuild, checkDisk, checkNode, checkTimeZones, judgeDisk } from './machine.ts';
import { checkSecret } from './settings.ts';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('a Node version older than required is bad', () => {
  expect(checkNode('22.18.0', '>=24')).toMatchObject({ level: 'bad', todo: expect.stringContaining('Install Node 24') });
  expect(checkNode('24.0.0', '>=24').level).toBe('ok');
  expect(checkNode('26.1.0', '>=24').level).toBe('ok');
});

test('a Node without time zone data is bad', () => {
  expect(checkTimeZones().level).toBe('ok');
  expect(checkTimeZones((at) => at.getUTCHours())).toMatchObject({
    level: 'bad',
    found: expect.stringContaining('2027-07-15T12:00:00Z'),
  });
});

test('low disk space is a warning, very low space or a missing folder is bad', async () => {
  const gigabyte = 1024 ** 3;
  expect(judgeDisk('Disk', 30 * gigabyte, 100 * gigabyte).level).toBe('ok');
  expect(judgeDisk('Disk', 4 * gigabyte, 100 * gigabyte).level).toBe('warn');
  expect(judgeDisk('Disk', 0.1 * gigabyte, 10 * gigabyte).level).toBe('bad');
  expect((await checkDisk('backups', join(temporaryFolder(), 'nowhere'))).level).toBe('bad');
});

test('a missing build is bad', () => {
  const built = join(temporaryFolder(), 'index.js');
  expect(checkBuild(built)).toMatchObject({ level: 'bad', todo: 'npm run build' });
  writeFileSync(built, '');
  expect(checkBuild(built).level).toBe('ok');
});

test("the demo's secret is bad for another site", () => {
  const file = join(temporaryFolder(), 'secret');
  const secret = '0123456789abcdef0123456789abcdef';
  writeFileSync(file, secret);
  expect(checkSecret([secret, secret], file)).toMatchObject({ level: 'bad', found: "it is the demo's secret" });
  expect(checkSecret([secret, secret], `${file}-missing`).level).toBe('ok');
});

test('missing, old, unverifiable, empty or unencrypted backups are reported', () => {
  const folder = temporaryFolder();
  const now = Date.parse('2026-11-15T12:00:00Z');
  const check = () => checkBackups(folder, now);
  const backup = (name: string, bytes: string) => writeFileSync(join(folder, name), bytes);
  expect(checkBackups(undefined, now).level).toBe('warn');
  expect(checkBackups(join(folder, 'nowhere'), now).level).toBe('bad');
  expect(check()).toMatchObject({ level: 'bad', found: expect.stringContaining('no backup') });
  backup('site-20261114T090000Z.dump.enc', 'x');
  expect(check()).toMatchObject({ level: 'bad', found: 'the newest is 27 hours old' });
  backup('site-20261115T100000Z.dump.enc', '');
  expect(check()).toMatchObject({ level: 'bad', found: expect.stringContaining('no checksum') });
  backup('site-20261115T100000Z.dump.enc.sha256', 'x');
  expect(check()).toMatchObject({ level: 'bad', found: 'the newest is empty' });
  backup('site-20261115T100000Z.dump.enc', 'x');
  expect(check()).toMatchObject({ level: 'ok', found: 'the newest is 2.0 hours old' });
  backup('site-20261115T110000Z.dump', 'x');
  backup('site-20261115T110000Z.dump.sha256', 'x');
  expect(check()).toMatchObject({ level: 'warn', found: expect.stringContaining('not encrypted') });
});
