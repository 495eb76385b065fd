import type { FastifyReply } from 'fastify';
import { tagsOf } from '../../web/assets.js';

/** GraphiQL's editor inserts inline styles; scripts may only come from this server. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'",
].join('; ');

let page: Promise<string> | undefined;

/** Sends GraphiQL as a page that loads nothing from any other host. */
export const sendGraphiql = async (reply: FastifyReply): Promise<FastifyReply> => {
  page ??= pageWith(tagsOf('source/graphiql.ts'));
  const headers = { 'content-security-policy': CONTENT_SECURITY_POLICY, 'cache-control': 'no-cache' };
  return reply
    .headers(headers)
    .type('text/html; charset=utf-8')
    .send(await page);
};

const pageWith = async (tags: Promise<string>): Promise<string> => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>GraphQL · Rangefinder</title>
<link rel="icon" href="data:,">
${await tags}
</head>
<body><div id="graphiql"></div></body>
</html>
`;
