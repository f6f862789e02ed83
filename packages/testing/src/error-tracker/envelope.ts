/** An event as the error tracker receives it; see the documentation of Sentry's event payloads. */
export interface TrackedEvent {
  readonly event_id: string;
  readonly timestamp: number;
  readonly environment: string;
  readonly release: string;
  readonly logger: string;
  readonly transaction?: string;
  readonly exception: { readonly values: readonly TrackedException[] };
  readonly tags: Readonly<Record<string, string>>;
  readonly extra?: Readonly<Record<string, string>>;
}

interface TrackedException {
  readonly type: string;
  readonly value: string;
  readonly stacktrace?: {
    readonly frames: readonly {
      readonly filename?: string;
      readonly function?: string;
      readonly lineno?: number;
    }[];
  };
}

/** Parses an envelope: its header, then a header and a payload for each item, one per line. */
export function parseEnvelope(body: string): TrackedEvent[] {
  const [, ...lines] = body.split("\n");
  const events: TrackedEvent[] = [];
  for (let i = 0; i + 1 < lines.length; i += 2) {
    const { type } = JSON.parse(lines[i] ?? "{}");
    if (type === "event") events.push(JSON.parse(lines[i + 1] ?? "{}"));
  }
  return events;
}
