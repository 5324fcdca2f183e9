import {
  context,
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span,
  SpanStatusCode,
  type TextMapPropagator,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import type { SpanProcessor } from '@opentelemetry/sdk-trace-base';

/**
 * What became of a move, step by step and through all processes, as a trace (OpenTelemetry). Off unless it is told where
 * to send it; then nothing of it is loaded, and a step costs a question. Where a step is done by another process, what
 * it belongs to goes along as W3C's `traceparent`: in the row of a post, in a task for a worker.
 */

/** Facts about a step: what kind of thing, never who or what was said. */
type Facts = Readonly<Record<string, string | number>>;

/** Absent while nothing is traced. */
let tracer: Tracer | undefined;
/** How what a step belongs to is written down. */
let propagator: TextMapPropagator | undefined;

/** Does a step of the work. @param from what it belongs to, where that was begun in another process */
export async function traced<T>(
  name: string,
  facts: Facts,
  work: () => Promise<T>,
  from?: string | null,
): Promise<T> {
  if (tracer === undefined) return work();
  return tracer.startActiveSpan(name, { attributes: facts }, contextOf(from), async (span) => {
    try {
      return await work();
    } catch (error) {
      fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Something has come about within the present step. */
export function note(what: string): void {
  if (tracer !== undefined) trace.getActiveSpan()?.addEvent(what);
}

/** What the present step belongs to, to be taken along to another process; undefined where nothing is traced. */
export function carried(): string | undefined {
  if (tracer === undefined) return undefined;
  const carrier: { traceparent?: string } = {};
  propagator?.inject(context.active(), carrier, defaultTextMapSetter);
  return carrier.traceparent;
}

/** Work that is done later, by whoever has the time then, belongs to the step in which it was asked for. */
export function bound<T>(work: () => Promise<T>): () => Promise<T> {
  return tracer === undefined ? work : context.bind(context.active(), work);
}

/**
 * Work that isn't part of the present step, though that has set it off: a clock's, another game's, another process's.
 * @param from what it belongs to; to nothing when absent
 */
export function apart<T>(work: () => T, from?: string | null): T {
  if (tracer === undefined) return work();
  return context.with(
    context.with(ROOT_CONTEXT, () => contextOf(from)),
    work,
  );
}

function contextOf(from: string | null | undefined): Context {
  if (from === undefined || from === null || propagator === undefined) return context.active();
  return propagator.extract(context.active(), { traceparent: from }, defaultTextMapGetter);
}

/** Only its kind: what an error says may be about people. */
function fail(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' });
}

export interface TracingOptions {
  /** What this process is. */
  readonly role: string;
  /** Where traces go: the base address of a collector that speaks OTLP over HTTP. */
  readonly url?: string;
  /** What becomes of steps, in place of sending them. */
  readonly processor?: SpanProcessor;
}

/** Begins to trace. Gives the way to stop, which sends what is left. */
export async function startTracing({ role, url, processor }: TracingOptions): Promise<() => Promise<void>> {
  const [
    { AsyncLocalStorageContextManager },
    { W3CTraceContextPropagator },
    sdk,
    { resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/resources'),
  ]);
  const provider = new sdk.BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'fimbul', 'fimbul.role': role }),
    spanProcessors: [processor ?? new sdk.BatchSpanProcessor(await exporterTo(url))],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagator = new W3CTraceContextPropagator();
  tracer = provider.getTracer('fimbul');
  return async () => {
    tracer = undefined;
    await provider.shutdown().catch(() => {});
    context.disable();
  };
}

async function exporterTo(url: string | undefined) {
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  return new OTLPTraceExporter(url === undefined ? {} : { url: `${url.replace(/\/+$/u, '')}/v1/traces` });
}
