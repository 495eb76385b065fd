import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
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

/** What every response carries; pages load what the server serves itself, and run nothing that stands in the page. */
export const securityHeaders = setByHelmet();
