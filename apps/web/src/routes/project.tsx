import { useLoaderData, useRouteLoaderData } from "react-router";
import { PageTitle } from "../brand/PageTitle.tsx";
import { Editor } from "../features/editor/Editor.tsx";
import { ProjectLoading } from "../features/editor/ProjectLoading.tsx";
import { ProjectNotFound } from "../features/editor/ProjectNotFound.tsx";
import { loadProject } from "../features/editor/project-file.ts";
import { Shell } from "../features/shell/Shell.tsx";
import type { loader as rootLoader } from "../root.tsx";

export async function clientLoader({ params }: { params: { id?: string } }) {
  return { project: await loadProject(params.id ?? "") };
}

clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <ProjectLoading />;
}

export default function ProjectRoute() {
  const { project } = useLoaderData<typeof clientLoader>();
  const imagesUrl = useRouteLoaderData<typeof rootLoader>("root")?.imagesUrl ?? "";
  if (project === undefined) {
    return (
      <Shell>
        <ProjectNotFound />
      </Shell>
    );
  }
  return (
    <>
      <PageTitle>{project.file.name}</PageTitle>
      <Editor key={project.file.id} project={project} imagesUrl={imagesUrl} />
    </>
  );
}
