// @vitest-environment jsdom
import { expect, it } from "vitest";
import { projectServices } from "./project-services.ts";

it("SAV-09 a change of who may see a project is an event of analytics", () => {
  const heard: unknown[] = [];
  window.addEventListener("photomap:analytics", (event) => {
    if (event instanceof CustomEvent) heard.push(event.detail);
  });
  projectServices.voice.accessChanged("abc123", "PUBLIC");
  expect(heard).toEqual([
    { name: "change-access-policy", fileId: "abc123", accessPolicy: "PUBLIC" },
  ]);
});
