// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { areRouteModulesLoaded, loadRouteModules } from "./route-modules.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const script = (name: string) => `data:text/javascript,globalThis.${name}=1`;
const isLoaded = (name: string) => Reflect.has(globalThis, name);

it("loads the scripts and styles of all routes below one", async () => {
  const fetched: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => fetched.push(url));
  vi.stubGlobal("__reactRouterManifest", {
    routes: {
      page: { id: "page", module: script("pageScript") },
      map: { id: "map", parentId: "page", module: script("mapScript"), css: ["/map.css"] },
      print: {
        id: "print",
        parentId: "map",
        module: script("printScript"),
        clientLoaderModule: script("printLoader"),
        css: ["/map.css"],
      },
      other: { id: "other", module: script("otherScript") },
    },
  });
  expect(areRouteModulesLoaded("page")).toBe(false);
  await loadRouteModules("page");
  expect(["mapScript", "printScript", "printLoader"].map(isLoaded)).toEqual([true, true, true]);
  expect(isLoaded("otherScript")).toBe(false);
  expect(fetched).toEqual(["/map.css"]);
  expect(areRouteModulesLoaded("page")).toBe(true);
});

it("rejects when a script cannot be loaded", async () => {
  const module = "data:text/javascript,throw new Error('gone')";
  const route = { id: "map", parentId: "broken", module };
  vi.stubGlobal("__reactRouterManifest", { routes: { map: route } });
  await expect(loadRouteModules("broken")).rejects.toThrow("gone");
  expect(areRouteModulesLoaded("broken")).toBe(false);
});
