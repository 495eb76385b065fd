import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** A collector of traces that takes OTLP over HTTP, in JSON. */
export interface Collector {
  readonly url: string;
  readonly spans: () => readonly Span[];
  /** Everything that was received, as it was. */
  readonly received: () => string;
  readonly close: () => void;
}

type Attribute = Readonly<{ key: string; value: Readonly<Record<string, unknown>> }>;
interface Sent extends Omit<Span, 'attributes'> {
  readonly attributes: readonly Attribute[];
}
interface Export {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Sent[] }[] }[];
}

const spansIn = (body: string): readonly Span[] =>
  (JSON.parse(body) as Export).resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    .map((span) => ({
      ...span,
      attributes: Object.fromEntries(span.attributes.map(({ key, value }) => [key, Object.values(value)[0]])),
    }));

export const openCollector = async (): Promise<Collector> => {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      if (request.url === '/v1/traces') bodies.push(body);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans: () => bodies.flatMap(spansIn),
    received: () => bodies.join('\n'),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
