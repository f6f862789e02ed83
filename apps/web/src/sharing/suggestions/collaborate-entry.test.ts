import { expect, it } from "vitest";
import { GetProjectIdsDocument } from "../../platform/api/generated/graphql.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { loader } from "../routes/collaborate-entry.ts";

async function open(files: readonly string[], sharedFiles: readonly string[]) {
  const toFiles = (ids: readonly string[]) => ids.map((id) => ({ id }));
  const data = { files: toFiles(files), sharedFiles: toFiles(sharedFiles) };
  new FakeGraphql().on(GetProjectIdsDocument, data);
  const request = new Request("https://photomap.example/collaborate");
  const answer = await loader({ request } as Parameters<typeof loader>[0]);
  return answer.headers.get("location");
}

it("SUG-24 leads to the suggestions of the only project, else to the finder", async () => {
  expect(await open(["abc123"], [])).toBe("/p/abc123/collaborate");
  expect(await open([], ["def456"])).toBe("/p/def456/collaborate");
  expect(await open(["abc123"], ["def456"])).toBe("/create");
  expect(await open([], [])).toBe("/create");
});
