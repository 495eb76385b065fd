import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import fp from 'fastify-plugin';
import { publicPage } from '../http/access/route-protection.js';
import { securityHeaderValues } from '../http/access/security-headers.js';
import { pageFolder } from './assets.js';

export interface PageSettings {
  /** The origin in links that the page writes; by default the one it is opened under. */
  readonly publicUrl?: string | undefined;
}

/** Returns the page, with the public URL for its links. */
const pageFor = async (publicUrl: string | undefined): Promise<string> => {
  const html = await readFile(join(pageFolder, 'index.html'), 'utf8');
  const tag = publicUrl === undefined ? '' : `<meta name="public-url" content="${publicUrl}" />\n`;
  return html.replace('</head>', `${tag}</head>`);
};

/** Returns the paths of the page's files whose names contain no hash of their content. */
const otherFiles = async (): Promise<readonly string[]> => {
  const all = await readdir(pageFolder, { recursive: true, withFileTypes: true });
  const paths = all.flatMap((each) => (each.isFile() ? [relative(pageFolder, join(each.parentPath, each.name))] : []));
  return paths.filter((path) => !/^assets\b|^(index\.html|manifest\.json)$|\.(br|gz)$/.test(path));
};

/** Allows WebAssembly: the page answers questions itself, with the solver for large declarations. */
const withSolver = `${securityHeaderValues['content-security-policy']};script-src 'self' 'wasm-unsafe-eval'`;

/** Serves the page at `/`: browsers keep files with a hash in their name for good, and revalidate the page itself. */
export const page = fp<PageSettings>(
  async (app, { publicUrl }) => {
    app.addHook('onRoute', (route) => void (route.config = { ...route.config, ...publicPage }));
    await app.register(fastifyStatic, {
      root: join(pageFolder, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      cacheControl: false,
      allowedPath: (path) => !/\.(br|gz)$/.test(path),
      setHeaders: (response, path) => {
        response.setHeader('vary', 'Accept-Encoding');
        const isNamedByContent = path.includes('/assets/');
        response.setHeader('cache-control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    for (const path of await otherFiles()) app.get(`/${path}`, (_, reply) => reply.sendFile(path, pageFolder));
    let html: Promise<string> | undefined;
    app.get('/', { config: { isConstant: true } }, async (_, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', withSolver)
        .send(await (html ??= pageFor(publicUrl))),
    );
  },
  { name: 'page', dependencies: ['route-protection'], encapsulate: true },
);
