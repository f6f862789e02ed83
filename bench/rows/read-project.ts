import { openTestBackend, readServiceEnvironment } from "@photomap/testing";
import { createBenchProject } from "../bench-project.ts";
import { loadOperation, loadUrl } from "../load-url.ts";
import type { Row } from "../measure.ts";
import { startServer } from "../server-process.ts";

const QUERY = `query getFile($id: ID!) { file(id: $id) {
  id name ownerId designId businessId outputType outputScale accessPolicy viewerPolicy
  openingsWithImages createdAt updatedAt inputs } }`;

export const readProject: Row = {
  name: "Read a project of 150 photos through GraphQL",
  floorName: "bare Fastify handler, same SELECT",
  unit: "per second",
  target: { kind: "at least", ratio: 0.85 },
  rounds: 7,
  async prepare() {
    const test = await openTestBackend();
    const { project } = await createBenchProject(test.backend, 150);
    const environment = { ...readServiceEnvironment(), DATABASE_URL: test.databaseUrl };
    const api = await startServer("./servers/api.ts", environment);
    const bare = await startServer("./servers/bare-read.ts", environment);
    return {
      subject: () => loadOperation(api.url, { query: QUERY, variables: { id: project.id } }),
      floor: () => loadUrl({ url: `${bare.url}/projects/${project.id}` }),
      async close() {
        await api.stop();
        await bare.stop();
        await test.close();
      },
    };
  },
};
