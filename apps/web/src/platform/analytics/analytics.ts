/** Usage events; their names and shapes are a contract with the tag manager. */
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

/** Queues an event for scripts loaded later, and dispatches it to listeners; sends nothing. */
export function track(event: AnalyticsEvent, target: AnalyticsWindow = window): void {
  const { name, ...facts } = event;
  target.dataLayer ??= [];
  target.dataLayer.push({ event: name, ...facts });
  target.dispatchEvent(new CustomEvent("photomap:analytics", { detail: event }));
}
