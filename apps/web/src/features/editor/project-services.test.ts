// @vitest-environment jsdom
import { expect, it } from "vitest";
import { projectServices } from "./project-services.ts";

it("SAV-09 a change of the access policy is an analytics event", () => {
  const events: unknown[] = [];
  window.addEventListener("photomap:analytics", (event) => {
    if (event instanceof CustomEvent) events.push(event.detail);
  });
  projectServices.notifier.accessChanged("abc123", "PUBLIC");
  expect(events).toEqual([
    { name: "change-access-policy", fileId: "abc123", accessPolicy: "PUBLIC" },
  ]);
});
