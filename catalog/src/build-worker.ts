import { parentPort } from "node:worker_threads";
import { DESIGN_JOBS } from "./families/index.ts";
import { formatJson } from "./steps/write.ts";

const jobs = new Map(DESIGN_JOBS.map((job) => [job.id, job]));

parentPort?.on("message", (id: string) => {
  const text = formatJson(jobs.get(id)!.build());
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
  parentPort?.postMessage({ id, text });
});
