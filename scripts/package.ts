// Builds the npm package into dist/package: npm run package
import { buildPackage } from './packaging.js';

await buildPackage();
