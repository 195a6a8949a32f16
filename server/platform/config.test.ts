import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const least = { DATABASE_URL: 'postgresql://site_web:x@db.example/site', SECRET: 'x'.repeat(32) };

test('needs only a database URL and a secret', () => {
  expect(readConfig(least)).toMatchObject({
    mode: 'production',
    port: 3000,
    host: '127.0.0.1',
    baseUrl: 'http://localhost:3000',
    metrics: undefined,
  });
});

test('lists missing and invalid settings', () => {
  const wrong = () => readConfig({ PORT: 'eighty', DATABASE_URL: 'mysql://nope', CLINIC_URLS: 'ripon' });
  expect(wrong).toThrow(ConfigError);
  expect(wrong).toThrow(/PORT[\s\S]*CLINIC_URLS: expected 'practice=https:\/\/address'[\s\S]*DATABASE_URL/);
  expect(wrong).toThrow(/SECRET/);
  expect(() => readConfig({ ...least, SECRET: 'x'.repeat(31) })).toThrow(/SECRET/);
});

test('treats an empty variable as not set', () => {
  expect(readConfig({ ...least, PORT: '', SITE_URL: '' }).port).toBe(3000);
});

test('removes trailing slashes from URLs', () => {
  const config = readConfig({
    ...least,
    SITE_URL: 'https://group.example/',
    CLINIC_URLS: 'ripon=https://ripon.example/, leeds=https://leeds.example',
  });
  expect(config.baseUrl).toBe('https://group.example');
  expect(config.clinicBaseUrls).toEqual({ ripon: 'https://ripon.example', leeds: 'https://leeds.example' });
});
