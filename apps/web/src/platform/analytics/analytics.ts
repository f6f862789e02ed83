/** Usage events; their names and shapes are a contract with a company's tag manager. */
export type AnalyticsEvent =
  | {
      readonly name: "create-project";
      readonly projectId: string;
      readonly designId: string;
      readonly outputType: string;
    }
  | {
      readonly name: "change-access-policy";
      readonly projectId: string;
      readonly accessPolicy: string;
    }
  | { readonly name: "upload-blocked"; readonly attempts: number; readonly userAgent: string };

interface AnalyticsWindow extends EventTarget {
  /** The queue that tag managers read, before and after they are loaded. */
  dataLayer?: unknown[];
}

/**
 * Has the server count an event, and queues it for the company's tag manager when the page has
 * one. The server gets no cookie and nothing about the person or the project.
 */
export function track(event: AnalyticsEvent, target: AnalyticsWindow = window): void {
  void count(event);
  if (document.querySelector("script[data-tag-manager]") === null) return;
  const { name, ...facts } = event;
  target.dataLayer ??= [];
  target.dataLayer.push({ event: name, ...facts });
}

/** Sends what is counted. A count that gets lost is not worth a retry. */
async function count(event: AnalyticsEvent): Promise<void> {
  await fetch("/usage", {
    method: "POST",
    headers: { "content-type": "application/json", "x-photomap-client": "web" },
    body: JSON.stringify(getCounted(event)),
    credentials: "omit",
    keepalive: true,
  }).catch(() => undefined);
}

function getCounted(event: AnalyticsEvent): object {
  switch (event.name) {
    case "create-project":
      return { name: event.name, outputType: event.outputType };
    case "change-access-policy":
      return { name: event.name, accessPolicy: event.accessPolicy };
    case "upload-blocked":
      return { name: event.name };
  }
}
