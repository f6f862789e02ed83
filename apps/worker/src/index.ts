export { addJobs } from "./jobs.ts";
