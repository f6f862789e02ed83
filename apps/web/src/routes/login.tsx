import { data } from "react-router";
import { config, isDeveloperStage } from "../../server/config.ts";
import { PageTitle } from "../brand/PageTitle.tsx";
import { Shell } from "../features/shell/Shell.tsx";
import { DevelopmentSignIn } from "../features/sign-in/DevelopmentSignIn.tsx";

export function loader() {
  if (!isDeveloperStage(config.STAGE)) throw data(null, { status: 404 });
  return null;
}

export default function LoginRoute() {
  return (
    <Shell>
      <PageTitle>Log In</PageTitle>
      <DevelopmentSignIn />
    </Shell>
  );
}
