import { openingsOf } from "@photomap/design";
import { listMissingServices, type MissingService } from "@photomap/printing";
import { can } from "@photomap/project";
import { useMemo } from "react";
import { useBrand } from "../../platform/brand/brand.ts";
import { useRootData } from "../../platform/routing/root-data.ts";
import type { OpenProject } from "../../project/store/loading/open-project.ts";
import { useProjectState, useViewerPolicy } from "../../project/store/project-context.ts";

/** Services that other kinds of maps have, with the reason why this one doesn't. */
export function useMissingServices(project: OpenProject): readonly MissingService[] {
  const { design, store } = project;
  const site = useBrand();
  const brand = project.brand ?? site.id;
  const outputType = useProjectState(store, ({ content }) => content.outputType);
  const isPickupOff = useRootData()?.isPickupOff ?? false;
  const canOrder = can(useViewerPolicy(store), "order");
  return useMemo(
    () =>
      listMissingServices({ outputType, brand, openingCount: openingsOf(design).length })
        .filter(({ service }) => service.id !== "WALGREENS" || !isPickupOff)
        .filter(({ service }) => service.id !== "STICKERS" || canOrder),
    [design, outputType, brand, isPickupOff, canOrder],
  );
}
