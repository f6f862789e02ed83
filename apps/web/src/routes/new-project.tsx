import { replace, useLoaderData } from "react-router";
import { execute } from "../api/execute.ts";
import { ProjectLoading } from "../features/editor/ProjectLoading.tsx";
import { Shell } from "../features/shell/Shell.tsx";
import { signInPath } from "../features/sign-in/sign-in-path.ts";
import { CreateMapmakerFileDocument } from "../generated/graphql.ts";
import { ErrorState } from "../ui/ErrorState.tsx";
import { LinkButton } from "../ui/LinkButton.tsx";

/** Makes the project and gives its address the place of this one: going back leads past it. */
export async function clientLoader({ params }: { params: { designId?: string } }) {
  const input = { designId: params.designId ?? "" };
  const { createMapmakerFile } = await execute(CreateMapmakerFileDocument, { input });
  switch (createMapmakerFile.__typename) {
    case "CreateMapmakerFileSuccess":
      throw replace(`/p/${createMapmakerFile.file.id}`);
    case "NotSignedIn":
      throw replace(signInPath("/create"));
    default:
      return { message: createMapmakerFile.message };
  }
}

clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <ProjectLoading />;
}

export default function NewProjectRoute() {
  const { message } = useLoaderData<typeof clientLoader>();
  return (
    <Shell>
      <ErrorState
        heading="h1"
        message={message}
        action={<LinkButton to="/create">Back</LinkButton>}
      />
    </Shell>
  );
}
