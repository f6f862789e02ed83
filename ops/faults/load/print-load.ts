import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { z } from "zod";
import { placePhoto, uploadPhoto } from "./photo-client.ts";
import { ProjectClient } from "./project-client.ts";
import { type Repetition, repeat } from "./repeat.ts";
import { SessionClient } from "./session-client.ts";
import { createWriter, type PhotoWriterOptions } from "./writer.ts";

const CREATE = `mutation prints($input: CreateRectangularPrintsInput!) {
  createRectangularPrints(input: $input) {
    __typename
    ... on Refusal { message }
    ... on CreateRectangularPrintsSuccess { batchId } } }`;
const READ = "query batch($id: ID!) { printBatch(id: $id) { files { status } } }";
const OPTIONS = {
  backgroundColor: "white",
  borderColor: "black",
  borderWidth: 2,
  clipImage: true,
  includeBuffer: false,
  printingGuides: false,
};

function createInput(projectId: string, downloadFilename: string) {
  const printOpenings = [{ openingId: "CO", x: 150, y: 250, turned: false }];
  const printLayouts = [{ width: 576, height: 720, printOpenings, downloadFilename }];
  return { fileId: projectId, format: "jpeg", dpi: 300, printOptions: OPTIONS, printLayouts };
}

const created = z.object({
  createRectangularPrints: z.object({
    __typename: z.literal("CreateRectangularPrintsSuccess"),
    batchId: z.string(),
  }),
});
const batch = z.object({
  printBatch: z.object({ files: z.array(z.object({ status: z.string() })) }),
});

export interface PrintLoad extends Repetition {
  /** Accepted sheets that are not done. */
  countUnfinished(): Promise<number>;
}

/** Orders one sheet after the other. */
export async function startPrintLoad({
  backend,
  webUrl,
  index,
  schedule,
  answers,
  photo,
}: PhotoWriterOptions): Promise<PrintLoad> {
  const { project, token } = await createWriter(backend, `printer-${index}`);
  const client = new SessionClient(webUrl, token);
  const key = await uploadPhoto(client, randomUUID(), readFileSync(photo));
  await new ProjectClient(client, project).save("Prints", placePhoto(key));
  const accepted: string[] = [];
  const print = async () => {
    const name = `sheet-${accepted.length}-${answers.count + answers.failures}`;
    const input = createInput(project.id, name);
    const { createRectangularPrints } = await client.ask(created, CREATE, { input });
    accepted.push(createRectangularPrints.batchId);
  };
  return {
    ...repeat(schedule, () => answers.record(print)),
    async countUnfinished() {
      let unfinished = 0;
      for (const id of accepted) {
        const { printBatch } = await client.ask(batch, READ, { id });
        if (printBatch.files.some(({ status }) => status !== "DONE")) unfinished += 1;
      }
      return unfinished;
    },
  };
}
