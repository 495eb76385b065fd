// Builds after an install if the build tools are installed; after npm ci --omit=dev, dist has to come from elsewhere.
import { existsSync } from 'node:fs';

if (existsSync('node_modules/esbuild')) await import('./build.js');
