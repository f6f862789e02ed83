import { openTestBackend, readServiceEnvironment } from "@photomap/testing";
import autocannon from "autocannon";
import { createBenchProject } from "../bench-project.ts";
import type { Row } from "../measure.ts";
import { startServer } from "../server-process.ts";

const LOAD_SECONDS = 3;
const CONNECTIONS = 16;

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
      subject: () =>
        loadUrl({
          url: `${api.url}/graphql`,
          method: "POST",
          headers: { "content-type": "application/json", "x-photomap-client": "bench" },
          body: JSON.stringify({ query: QUERY, variables: { id: project.id } }),
        }),
      floor: () => loadUrl({ url: `${bare.url}/projects/${project.id}` }),
      async close() {
        await api.stop();
        await bare.stop();
        await test.close();
      },
    };
  },
};

/** Responses per second under steady load; throws on the first failed response. */
async function loadUrl(options: autocannon.Options): Promise<number> {
  const result = await autocannon({ duration: LOAD_SECONDS, connections: CONNECTIONS, ...options });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `${result.non2xx} failed responses and ${result.errors} errors from ${options.url}`,
    );
  }
  return result.requests.average;
}
