import { openingsOf } from "@photomap/design";
import { formatMessage, timelineMessages } from "@photomap/messages";
import { isOwner } from "@photomap/project";
import { Navigate } from "react-router";
import { PageTitle } from "../../brand/PageTitle.tsx";
import { OwnerTopBar } from "../../features/editor/OwnerTopBar.tsx";
import { ProjectScreen } from "../../features/editor/ProjectScreen.tsx";
import { ShareBanner } from "../../features/progress-image/ShareBanner.tsx";
import { TimelineScreen } from "../../features/timeline/TimelineScreen.tsx";
import { usePhotoUrl, useProject, useViewerPolicy } from "../../project-store/project-context.ts";

/** Of the owner; others, and maps with one opening, have no timeline. */
export default function ProjectTimelineRoute() {
  const project = useProject();
  const viewerPolicy = useViewerPolicy(project.store);
  const photoUrl = usePhotoUrl();
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
