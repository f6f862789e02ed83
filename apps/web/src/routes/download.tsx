import { PageTitle } from "../brand/PageTitle.tsx";
import { DownloadScreen } from "../features/download/DownloadScreen.tsx";
import { usePhotoUrl, useProject } from "../features/editor/project-context.ts";
import { Shell } from "../features/shell/Shell.tsx";
import { useProjectState } from "../project-store/use-project-state.ts";

const PHOTO_EDGE_PX = 1024;

export default function DownloadRoute() {
  const { id, design, store } = useProject();
  const content = useProjectState(store, (state) => state.content);
  const photoUrl = usePhotoUrl();
  return (
    <Shell>
      <PageTitle>{`Print ${content.name}`}</PageTitle>
      <DownloadScreen
        fileId={id}
        design={design}
        inputs={content.inputs}
        outputScale={content.outputScale}
        photoUrl={(photoId) => photoUrl(photoId, PHOTO_EDGE_PX)}
      />
    </Shell>
  );
}
