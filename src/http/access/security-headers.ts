import fp from 'fastify-plugin';
import { REQUEST_ID } from '../operation/logging.js';

const policy = [
  "default-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "img-src 'self' data:",
  "object-src 'none'",
];

/** The headers of every response; pages load only what this server serves, and run no inline scripts. */
export const securityHeaderValues = {
  'content-security-policy': policy.join(';'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  // Without includeSubDomains: other hosts of the domain are not this server's concern.
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
} as const;

/** Sets the headers of every response: those for security, and the id of its request. */
export const securityHeaders = fp(
  (app, _, done) => {
    app.addHook('onRequest', ({ id }, reply, next) => {
      reply.headers(securityHeaderValues).header(REQUEST_ID, id);
      next();
    });
    done();
  },
  { name: 'security-headers' },
);
