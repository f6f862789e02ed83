import { parentPort } from "node:worker_threads";
import { validateDesign } from "@photomap/design";
import { DESIGN_JOBS } from "./families/index.ts";
import { formatJson } from "./steps/write.ts";

const jobs = new Map(DESIGN_JOBS.map((job) => [job.id, job]));

parentPort?.on("message", (id: string) => {
  const design = jobs.get(id)!.build();
  const problems = validateDesign(design);
  if (problems.length > 0)
    throw new Error(`${id} cannot be cut or printed: ${problems.join("; ")}`);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker thread has no origin.
  parentPort?.postMessage({ id, text: formatJson(design) });
});
