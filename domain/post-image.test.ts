import { expect, test } from 'vitest';
import { allowedImage } from './post-image.ts';

const hosts = ['www.group.example', 'images.group.example:8443'];

test.each([
  '/pictures/blog/a.jpg',
  'pictures/a.jpg',
  'https://www.group.example/a.jpg',
  'https://images.group.example:8443/a.jpg?w=640',
])('allows %s', (address) => {
  expect(allowedImage(address, hosts)).toBe(address);
});

test.each([
  null,
  '',
  'http://[',
  'https://images.group.example/a.jpg',
  'https://elsewhere.example/a.jpg',
  '//elsewhere.example/a.jpg',
  '\\\\elsewhere.example/a.jpg',
  'https://www.group.example@elsewhere.example/a.jpg',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
])('rejects %j', (address) => {
  expect(allowedImage(address, hosts)).toBeNull();
});
