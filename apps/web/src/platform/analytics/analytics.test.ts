import { expect, it } from "vitest";
import { type AnalyticsEvent, track } from "./analytics.ts";

const EVENT: AnalyticsEvent = {
  name: "create-project",
  projectId: "abc123",
  designId: "50-states-36x24",
  outputType: "VINYL_WALL_MAP",
};

it("dispatches the event and queues it for scripts loaded later", () => {
  const target: EventTarget & { dataLayer?: unknown[] } = new EventTarget();
  const received: unknown[] = [];
  target.addEventListener("photomap:analytics", (event) => {
    if (event instanceof CustomEvent) received.push(event.detail);
  });
  track(EVENT, target);
  expect(received).toEqual([EVENT]);
  const { name: _, ...facts } = EVENT;
  expect(target.dataLayer).toEqual([{ event: "create-project", ...facts }]);
});
