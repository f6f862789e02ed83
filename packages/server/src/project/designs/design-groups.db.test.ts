import { createProduct, openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { getMapSlug } from "./design-group.service.ts";

let test: TestBackend;

beforeAll(async () => {
  test = await openTestBackend();
});
afterAll(() => test.close());

it("has one map for all sizes, each with an address of its own", async () => {
  const { designs, designGroups } = test.backend;
  const groups = await designGroups.list("pm");
  const slugs = groups.map(getMapSlug);
  expect(new Set(slugs).size).toBe(groups.length);
  const listed = await designs.list("pm");
  expect(groups.flatMap((group) => group.designs)).toHaveLength(listed.length);
  const states = await designGroups.find("pm", "50-states");
  expect(states?.designs.map(({ id }) => id)).toContain("50-states-48x32");
  expect(await designGroups.find("pm", "50-states-36x24")).toBeUndefined();
});

it("finds maps by their names and regions, and related ones", async () => {
  const { designGroups } = test.backend;
  const [first] = await designGroups.search("pm", "michigan counties");
  expect(first?.baseId).toBe("us-mi");
  const related = first ? await designGroups.listRelated("pm", first) : [];
  expect(related.map(({ baseId }) => baseId)).toEqual(
    expect.arrayContaining(["single-mi", "50-states"]),
  );
  expect(await designGroups.search("pm", "Atlantisburg")).toEqual([]);
});

it("lists the products of a design, without those of other designs and brands", async () => {
  const { products } = test.backend;
  const metafields = { designIds: ["us-mi-24x30"] };
  await createProduct(test.backend, { handle: "michigan", metafields });
  await createProduct(test.backend, { handle: "michigan", metafields, businessId: "tbl" });
  await createProduct(test.backend, { handle: "ohio", metafields: { designIds: ["us-oh-24x24"] } });
  const found = await products.listOfDesigns("pm", ["us-mi-24x30", "us-mi-36x45"]);
  expect(found.map(({ handle }) => handle)).toEqual(["michigan"]);
});
