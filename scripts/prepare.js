// Builds after an install, where what builds is installed: after npm ci --omit=dev, dist is what was built elsewhere.
import { existsSync } from 'node:fs';

if (existsSync('node_modules/esbuild')) await import('./build.js');
