import { OUTPUT_TYPES } from "@photomap/design";
import { ACCESS_POLICIES } from "@photomap/project";
import { builder } from "./builder.ts";

export const OutputTypeEnum = builder.enumType("OutputType", { values: OUTPUT_TYPES });

export const AccessPolicyEnum = builder.enumType("AccessPolicy", { values: ACCESS_POLICIES });

export const ViewerPolicyEnum = builder.enumType("ViewerPolicy", {
  description: "Who the asking person is to a project.",
  values: ["OWNER", "COLLABORATOR", "VIEWER", "NONE"] as const,
});

export const RenderStatusEnum = builder.enumType("RenderStatus", {
  values: ["WAITING", "RUNNING", "DONE", "FAILED", "CANCELLED", "EXPIRED"] as const,
});
