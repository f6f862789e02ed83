import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { FakeApi, reply } from "../../app/test/fake-api.ts";

const api = new FakeApi();
let open: (projects: { files: string[]; sharedFiles: string[] }) => Promise<string | null>;

beforeAll(async () => {
  vi.stubEnv("API_URL", await api.start());
  const { loader } = await import("../routes/collaborate-entry.ts");
  open = async ({ files, sharedFiles }) => {
    const toFiles = (ids: readonly string[]) => ids.map((id) => ({ id }));
    api.answer = reply({ files: toFiles(files), sharedFiles: toFiles(sharedFiles) });
    const request = new Request("https://photomap.example/collaborate");
    const answer = await loader({ request } as Parameters<typeof loader>[0]);
    return answer.headers.get("location");
  };
});
afterAll(() => {
  api.stop();
  vi.unstubAllEnvs();
});

it("SUG-24 leads to the suggestions of the only project, else to the finder", async () => {
  expect(await open({ files: ["abc123"], sharedFiles: [] })).toBe("/p/abc123/collaborate");
  expect(await open({ files: [], sharedFiles: ["def456"] })).toBe("/p/def456/collaborate");
  expect(await open({ files: ["abc123"], sharedFiles: ["def456"] })).toBe("/create");
  expect(await open({ files: [], sharedFiles: [] })).toBe("/create");
});
