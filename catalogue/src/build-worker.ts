import { parentPort } from "node:worker_threads";
import { DESIGN_JOBS } from "./families/index.ts";
import { formatJson } from "./steps/write.ts";

const jobs = new Map(DESIGN_JOBS.map((job) => [job.id, job]));

parentPort?.on("message", (id: string) => {
  const text = formatJson(jobs.get(id)!.build());
  parentPort?.postMessage({ id, text });
});
