import { openingsOf } from "@photomap/design";
import { formatMessage, timelineMessages } from "@photomap/messages";
import { isOwner } from "@photomap/project";
import { Navigate } from "react-router";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { ShareBanner } from "../../sharing/progress-image/ShareBanner.tsx";
import { OwnerTopBar } from "../map-editor/OwnerTopBar.tsx";
import { ProjectScreen } from "../map-editor/ProjectScreen.tsx";
import { useFindPhotoUrl, useProject, useViewerPolicy } from "../store/project-context.ts";
import { TimelineScreen } from "../timeline/TimelineScreen.tsx";

/** The owner's timeline; others, and maps with one opening, are redirected to the map. */
export default function ProjectTimelineRoute() {
  const project = useProject();
  const viewerPolicy = useViewerPolicy(project.store);
  const photoUrl = useFindPhotoUrl();
  const title = formatMessage(timelineMessages.title);
  if (!isOwner(viewerPolicy) || openingsOf(project.design).length < 2) {
    return <Navigate to={`/p/${project.id}`} replace />;
  }
  return (
    <ProjectScreen topBar={<OwnerTopBar title={title} />}>
      <PageTitle>{title}</PageTitle>
      <TimelineScreen
        project={project}
        photoUrl={photoUrl}
        shareBanner={<ShareBanner project={project} />}
      />
    </ProjectScreen>
  );
}
