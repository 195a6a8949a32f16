import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const least = { DATABASE_URL: 'postgresql://site_web:x@db.example/site', SECRET: 'x'.repeat(32) };

test('a database address and a secret are enough', () => {
  expect(readConfig(least)).toMatchObject({
    mode: 'production',
    port: 3000,
    host: '127.0.0.1',
    baseUrl: 'http://localhost:3000',
    metrics: undefined,
  });
});

test('what is missing or wrong is named', () => {
  const wrong = () => readConfig({ PORT: 'eighty', DATABASE_URL: 'mysql://nope', CLINIC_URLS: 'ripon' });
  expect(wrong).toThrow(ConfigError);
  expect(wrong).toThrow(/PORT[\s\S]*CLINIC_URLS: expected 'practice=https:\/\/address'[\s\S]*DATABASE_URL/);
  expect(wrong).toThrow(/SECRET/);
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ ...least, PORT: '', SITE_URL: '' }).port).toBe(3000);
});

test('addresses lose their trailing slash, since paths are put behind them', () => {
  const config = readConfig({
    ...least,
    SITE_URL: 'https://group.example/',
    CLINIC_URLS: 'ripon=https://ripon.example/, leeds=https://leeds.example',
  });
  expect(config.baseUrl).toBe('https://group.example');
  expect(config.clinicBaseUrls).toEqual({ ripon: 'https://ripon.example', leeds: 'https://leeds.example' });
});
