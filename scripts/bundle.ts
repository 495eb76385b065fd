// Bundles the programs into dist: npm run bundle
import { bundle } from './bundling.js';

await bundle();
