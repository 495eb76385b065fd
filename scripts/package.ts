// Builds the package of the rules for any program into dist/package: npm run package
import { buildPackage } from './packaging.js';

await buildPackage();
