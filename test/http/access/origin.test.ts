import { expect, test } from '@jest/globals';
import { isOrigin, readOrigins } from '../../../src/http/access/origin.js';

test.each([
  ...[
    'https://app.example',
    'http://localhost:5173',
    'http://192.168.0.7',
    'https://[::1]:8443',
    'https://a-b_c.example',
  ],
  ...['capacitor://localhost', 'chrome-extension://abcdef', 'app+x.y-1://host:1'],
])('%s is an origin', (text) => expect(isOrigin(text)).toBe(true));

test.each([
  ...['', 'null', '*', 'app.example', '//app.example', 'https://', 'https:app.example', 'https://*.example'],
  ...['https://app.example/', 'https://app.example/a', 'https://app.example?a', 'https://app.example#a'],
  ...['https://me@app.example', 'HTTPS://app.example', 'https://App.example', 'https://zoë.example'],
  ...['https://app.example:443', 'http://app.example:80', 'https://app.example:99999', 'https://app.example:'],
  ...['1://host', 'https://a..example', ' https://app.example', 'capacitor://localhost/', 'http://0x7f.1'],
])('%j is none as browsers send it', (text) => expect(isOrigin(text)).toBe(false));

test('origins are read where all of them are exact', () => {
  const both = new Set(['https://app.example', 'http://localhost:5173']);
  expect(readOrigins(' https://app.example , http://localhost:5173')).toEqual(both);
  for (const text of ['', 'https://app.example,', 'https://app.example,*']) expect(readOrigins(text)).toBeUndefined();
});
