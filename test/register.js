// Suites are run by Node itself, which finds here what they import from @jest/globals; TypeScript is tsx's affair.
import { register } from 'node:module';

const url = new URL('./jest-globals.js', import.meta.url).href;
const hooks = `export const resolve = (specifier, context, next) =>
  specifier === '@jest/globals' ? { url: ${JSON.stringify(url)}, shortCircuit: true } : next(specifier, context);`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
