import { formatMessage, projectMessages } from "@photomap/messages";
import { type ClientLoaderFunctionArgs, redirect, replace, useLoaderData } from "react-router";
import { SiteFrame } from "../../app/shell/SiteFrame.tsx";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { ErrorState } from "../../ui/status/ErrorState.tsx";
import { createProjectFromUrl } from "../finder/create-project-from-url.ts";
import { NewProjectLoading } from "../map-editor/ProjectLoading.tsx";

/** Creates the project and replaces this history entry with it, so that Back skips this page. */
export async function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  const address = new URL(request.url);
  // After a reload or an external link this page is the current history entry; else it is pending.
  const go = window.location.pathname === address.pathname ? replace : redirect;
  const outcome = await createProjectFromUrl(params["designId"] ?? "", address);
  switch (outcome.kind) {
    case "created":
      throw go(`/p/${outcome.projectId}`);
    case "refused":
      return { message: outcome.message, again: undefined };
    case "failed":
      return { message: outcome.message, again: address.pathname + address.search };
  }
}

clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <NewProjectLoading />;
}

export default function NewProjectRoute() {
  const { message, again } = useLoaderData<typeof clientLoader>();
  return (
    <SiteFrame>
      <PageTitle>{formatMessage(projectMessages.newProject)}</PageTitle>
      <ErrorState
        heading="h1"
        message={message}
        action={
          <LinkButton to={again ?? "/create?new=1"} variant="primary">
            {again ? "Try again" : "Choose another map"}
          </LinkButton>
        }
      />
    </SiteFrame>
  );
}
