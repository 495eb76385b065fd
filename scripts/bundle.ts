// Makes the programs of dist: npm run bundle
import { bundle } from './bundling.js';

await bundle();
