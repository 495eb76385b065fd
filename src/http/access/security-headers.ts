import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import fp from 'fastify-plugin';
import helmet from 'helmet';

const NONE = ["'none'"];
const SELF = ["'self'"];

const protect = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: SELF,
      baseUri: NONE,
      formAction: NONE,
      frameAncestors: NONE,
      imgSrc: ["'self'", 'data:'],
      objectSrc: NONE,
    },
  },
  // Other hosts of a domain are not this server's to decide about.
  strictTransportSecurity: { includeSubDomains: false },
  // For browsers and plug-ins that are gone, or without effect on what is served here; each response would carry them.
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});

/** The headers that Helmet sets; always the same, so that they are worked out once and not for each response. */
const setByHelmet = () => {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  protect(request, response, (error) => {
    if (error) throw new Error('Helmet has failed.', { cause: error });
  });
  return response.getHeaders();
};

/** The headers of every response; pages load only what this server serves, and run no inline scripts. */
export const securityHeaderValues = setByHelmet();

/** Sets the security headers of every response. */
export const securityHeaders = fp(
  (app, _, done) => {
    app.addHook('onRequest', (_request, reply, next) => {
      reply.headers(securityHeaderValues);
      next();
    });
    done();
  },
  { name: 'security-headers' },
);
