import { useMemo } from "react";
import { useBrand } from "../../brand/use-brand.ts";
import type { OpenProject } from "../../project-store/open-project.ts";
import { useProjectState } from "../../project-store/project-context.ts";
import { type OfferedService, offeredServices } from "./offered-services.ts";

export function useOfferedServices(project: OpenProject): readonly OfferedService[] {
  const { id, design, store } = project;
  const brand = useBrand();
  const businessId = project.businessId ?? brand.id;
  const outputType = useProjectState(store, ({ content }) => content.outputType);
  return useMemo(
    () => offeredServices({ id, design, outputType, businessId }),
    [id, design, outputType, businessId],
  );
}
