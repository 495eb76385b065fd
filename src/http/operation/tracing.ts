import { createRequire } from 'node:module';
import { FastifyOtelInstrumentation } from '@fastify/otel';
import { SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import type { Watch } from '../../questions/catalogue/question.js';

/** Traces of requests, questions and statements, sent as OTLP. */
export interface Tracing {
  /** Traces the requests of a server. */
  readonly plugin: FastifyPluginCallback;
  readonly watch: Watch;
  /** Returns the id of the current trace. */
  readonly traceId: () => string | undefined;
  /** Sends the remaining spans. */
  readonly close: () => Promise<void>;
}

const NAME = 'rangefinder';

/** Starts tracing, configured by the standard environment variables of OpenTelemetry. */
export const startTracing = (): Tracing => {
  const requests = new FastifyOtelInstrumentation({
    instrumentHooks: false,
    instrumentHandler: false,
    requestHook: nameRequest,
  });
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': NAME }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  registerInstrumentations({ instrumentations: [requests, new PgInstrumentation({ requireParentSpan: true })] });
  // Only modules that are required, not imported, can be instrumented; both are the same module.
  createRequire(import.meta.url)('pg');
  return {
    plugin: requests.plugin(),
    watch: watchQuestions,
    traceId: () => trace.getActiveSpan()?.spanContext().traceId,
    close: () => provider.shutdown(),
  };
};

/** Names the span of a request by its route, without the query string, which may hold private data. */
const nameRequest = (span: Span, { method, url, routeOptions }: FastifyRequest): void => {
  span.updateName(`${method} ${routeOptions.url ?? 'unmatched'}`);
  span.setAttribute('url.path', url.split('?')[0] ?? '');
};

const watchQuestions: Watch = (question, door, seconds, answered) => {
  const attributes = { 'rangefinder.question': question, 'rangefinder.door': door };
  const startTime = performance.timeOrigin + performance.now() - seconds * 1_000;
  const span = trace.getTracer(NAME).startSpan(`question ${question}`, { attributes, startTime });
  if (!answered) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
};
