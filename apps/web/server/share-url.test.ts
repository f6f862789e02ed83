import { describe, expect, it } from "vitest";
import { createMapScreenUrl, rewriteShareUrl } from "./share-url.ts";

describe("rewriteShareUrl", () => {
  it.each([
    ["/p/aB3dE6?s=1", "/p/aB3dE6/share?s=1"],
    ["/p/aB3dE6?k=key&s=1&utm=x", "/p/aB3dE6/share?k=key&s=1&utm=x"],
  ])("renders %s by the route of the share page", (url, route) => {
    expect(rewriteShareUrl(url)).toBe(route);
  });

  it.each([
    "/p/aB3dE6",
    "/p/aB3dE6?s=2",
    "/p/aB3dE6?ss=1",
    "/p/aB3dE6?s=1&map=1",
    "/p/aB3dE6?r=collaborator-invite&e=a%40b.example",
    "/p/aB3dE6/CO?s=1",
    "/p/aB3dE6.data?s=1",
    "/p/new/50-states-36x24?s=1",
    "/create?s=1",
  ])("leaves %s to its own route", (url) => {
    expect(rewriteShareUrl(url)).toBe(url);
  });

  it("links to the map screen with the other parameters, without coming back", () => {
    const request = { url: "https://photomap.example/p/aB3dE6/share?s=1&k=key" };
    const url = createMapScreenUrl(request, "aB3dE6");
    expect(url).toBe("/p/aB3dE6?s=1&k=key&map=1");
    expect(rewriteShareUrl(url)).toBe(url);
  });

  it.each(["x\r\nset-cookie: injected=1", "\u560d\u560aset-cookie: injected=1", "../staff"])(
    "links to the map screen of %j by a valid header",
    (id) => {
      const url = createMapScreenUrl({ url: "https://photomap.example/p/x/share" }, id);
      expect(url).toMatch(/^\/p\/[\w%.-]+\?map=1$/);
    },
  );
});
