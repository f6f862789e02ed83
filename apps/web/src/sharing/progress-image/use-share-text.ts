import { resolveOutputOption } from "@photomap/design";
import { formatMessage, sharingMessages } from "@photomap/messages";
import { countProgress, getOpeningStatuses } from "@photomap/project";
import { useMemo } from "react";
import type { OpenProject } from "../../project/store/loading/open-project.ts";
import { useProjectState } from "../../project/store/project-context.ts";

/** The text to share, for example "Our fifty states - 38/50 states complete!". */
export function useShareText({ design, store }: OpenProject): string {
  const { name, inputs, outputType, outputScale } = useProjectState(store, (s) => s.content);
  const { filled, total } = useMemo(() => {
    const option = resolveOutputOption(design, { outputType, outputScale });
    return countProgress(design, getOpeningStatuses(inputs), option);
  }, [design, inputs, outputType, outputScale]);
  const { regionTypePlural } = design;
  return formatMessage(sharingMessages.progressText, {
    name,
    n: filled,
    regionCount: total,
    regionTypePlural,
  });
}
