/** What the product tells about its use; names and shapes are part of the contract with who listens. */
export type AnalyticsEvent =
  | {
      readonly name: "create-project";
      readonly fileId: string;
      readonly designId: string;
      readonly outputType: string;
    }
  | {
      readonly name: "change-access-policy";
      readonly fileId: string;
      readonly accessPolicy: string;
    }
  | { readonly name: "upload-blocked"; readonly attempts: number; readonly userAgent: string };

interface AnalyticsWindow extends EventTarget {
  /** The list that tag managers read, before and after they are loaded. */
  dataLayer?: unknown[];
}

/** Pushed for those who come later, dispatched for those who listen now. Nothing is sent from here. */
export function track(event: AnalyticsEvent, target: AnalyticsWindow = window): void {
  const { name, ...facts } = event;
  target.dataLayer ??= [];
  target.dataLayer.push({ event: name, ...facts });
  target.dispatchEvent(new CustomEvent("photomap:analytics", { detail: event }));
}
