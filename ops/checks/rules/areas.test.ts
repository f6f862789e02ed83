import { expect, it } from "vitest";
import { type Areas, SERVER_AREAS, WEB_AREAS } from "../packages.ts";
import { sampleWorkspace } from "../test/sample-workspace.ts";
import { areas } from "./areas.ts";

function check(path: string, specifier: string): string[] {
  const workspace = sampleWorkspace({ [path]: `import "${specifier}";` });
  return areas(workspace).map(({ message }) => message);
}

it("allows an area of the web what the table lists, and nothing else", () => {
  const path = "apps/web/src/project/map-editor/Editor.tsx";
  expect(check(path, "../map-view/MapView.tsx")).toEqual([]);
  expect(check(path, "../../ui/buttons/Button.tsx")).toEqual([]);
  expect(check(path, "../../shop/cart/use-cart.ts")).toEqual([
    "The area project imports shop. Compose the two in a route or a higher area, or move what both use to an area below them.",
  ]);
});

it("lets routes and tests compose areas, and no other area import a route", () => {
  expect(check("apps/web/src/project/routes/map.tsx", "../../sharing/dialogs/A.tsx")).toEqual([]);
  expect(check("apps/web/src/project/map-editor/a.test.ts", "../../sharing/dialogs/A.tsx")).toEqual(
    [],
  );
  const [message] = check("apps/web/src/sharing/dialogs/A.tsx", "../../project/routes/map.tsx");
  expect(message).toBe("sharing imports a page of project. Move what both use to a feature.");
});

it("refuses an area that the table does not have", () => {
  const [message] = check("apps/web/src/gallery/a.ts", "../ui/b.ts");
  expect(message).toBe("The area gallery is not in the table of areas. Add it.");
});

it("orders the areas of the server, with staff above all", () => {
  const path = "packages/server/src/shop/orders/order.service.ts";
  expect(check(path, "../../project/projects/project.service.ts")).toEqual([]);
  expect(check(path, "../../staff/orders/staff-order.service.ts")).toHaveLength(1);
  const composed = "packages/server/src/backend/backend.ts";
  expect(check(composed, "../staff/staff.service.ts")).toEqual([]);
  expect(check("packages/server/src/index.ts", "./staff/staff.service.ts")).toEqual([]);
});

it.each([WEB_AREAS, SERVER_AREAS])(
  "lists the areas of $folder from bottom to top",
  ({ imports }: Areas) => {
    const names = Object.keys(imports);
    for (const [index, name] of names.entries()) {
      for (const imported of imports[name] ?? []) {
        expect(names.slice(0, index), `${name} imports ${imported}`).toContain(imported);
      }
    }
  },
);
