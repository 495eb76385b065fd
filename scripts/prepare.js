// Builds after an install, where what builds is installed: after npm ci --omit=dev, dist is what was built elsewhere.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

if (existsSync('node_modules/esbuild')) execFileSync('npm', ['run', 'build'], { stdio: 'inherit' });
