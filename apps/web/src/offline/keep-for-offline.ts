import type { OpenProject } from "../project-store/open-project.ts";
import { keepProject } from "./kept-projects.ts";
import { registerWorker } from "./register-worker.ts";

/** Loaded when the page is idle. Returns the function that ends following the project. */
export function keepForOffline(project: OpenProject, photoBundleUrl?: string): () => void {
  void registerWorker();
  return keepProject(project, photoBundleUrl);
}
