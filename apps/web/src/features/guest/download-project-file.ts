import { findGuestProject } from "../../project-store/guest-projects.ts";
import { loadProjectFile } from "./load-project-file.ts";

/** Hands the whole project to the person, photos and all. */
export async function downloadProjectFile(id: string): Promise<void> {
  const project = await findGuestProject(id);
  if (project === undefined) throw new Error("The project is no longer in this browser");
  const { writeProjectFile } = await loadProjectFile();
  const url = URL.createObjectURL(await writeProjectFile(project));
  const link = document.createElement("a");
  link.href = url;
  link.download = `${project.content.name.replaceAll(/[^\w -]/g, "_")}.photomap.zip`;
  link.click();
  // The browser has opened the address by the next turn.
  setTimeout(() => URL.revokeObjectURL(url));
}
