import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import type { Backend } from "@photomap/server";
import { makeImage, makeInput } from "@photomap/testing";
import { createBenchProject } from "../bench-project.ts";

/** The photos of a map, about 40 kB of placements. */
const PHOTOS = 150;
const AGENT = new Agent({ keepAlive: true });
const SAVE = `mutation updateFile($input: UpdateFileInput!) { updateFile(input: $input) {
  __typename ... on UpdateFileSuccess { file { updatedAt } } } }`;

export interface Saver {
  readonly mapBytes: number;
  /** Moves a photo of one opening; each save is based on the one before. */
  save(): Promise<void>;
}

interface SaveResponse {
  readonly data?: { readonly updateFile: { __typename: string; file: { updatedAt: string } } };
}

export async function createSaver(backend: Backend, url: string, index: number): Promise<Saver> {
  const bench = await createBenchProject(backend, PHOTOS, `soak-${index}`);
  const { token } = await backend.sessions.start(bench.owner.accountId);
  const found = await backend.projects.findVisible(bench.owner, bench.project.id);
  let updatedAt = bench.project.updatedAt.toISOString();
  let x = 0;
  return {
    mapBytes: JSON.stringify(found?.project.inputs).length,
    async save() {
      x = (x + 1) % 100;
      const image = makeImage(bench.owner.identity, { ...bench.box, x: bench.box.x + x });
      const { id, name, outputType, outputScale } = bench.project;
      const input = {
        fileId: id,
        fileUpdatedAt: updatedAt,
        name,
        outputType,
        outputScale,
        accessPolicy: "PUBLIC",
        inputs: { [bench.openingId]: makeInput([{ ...image, id: bench.photoId }]) },
      };
      const answer = await post(`${url}/graphql`, token, { query: SAVE, variables: { input } });
      if (answer.data?.updateFile.__typename !== "UpdateFileSuccess") {
        throw new Error(JSON.stringify(answer));
      }
      updatedAt = answer.data.updateFile.file.updatedAt;
    },
  };
}

function post(url: string, token: string, message: object): Promise<SaveResponse> {
  const headers = {
    "content-type": "application/json",
    "x-photomap-client": "bench",
    cookie: `__Host-photomap-session=${token}`,
  };
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent: AGENT, method: "POST", headers }, (response) => {
      resolve(text(response).then((body): SaveResponse => JSON.parse(body)));
    });
    sent.once("error", reject).end(JSON.stringify(message));
  });
}
