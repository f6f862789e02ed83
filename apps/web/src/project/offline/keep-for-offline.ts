import { keepProject } from "../store/loading/kept-projects.ts";
import type { OpenProject } from "../store/loading/open-project.ts";
import { registerWorker } from "./register-worker.ts";

/** Loaded when the page is idle. Returns the function that ends following the project. */
export function keepForOffline(project: OpenProject, photoBundleUrl?: string): () => void {
  void registerWorker();
  return keepProject(project, photoBundleUrl);
}
