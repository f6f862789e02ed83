import { keepProject } from "../store/loading/kept-projects.ts";
import type { OpenProject } from "../store/loading/open-project.ts";
import { registerServiceWorker } from "./register-service-worker.ts";

/** Keeps a project for a start without a connection; returns a function that ends following it. */
export function keepProjectForOffline(project: OpenProject, photoBundleUrl?: string): () => void {
  void registerServiceWorker();
  return keepProject(project, photoBundleUrl);
}
