import { data } from "react-router";
import { config } from "../../../../server/config.server.ts";
import { ComponentPage } from "../../dev/components/ComponentPage.tsx";
import { SiteFrame } from "../../shell/SiteFrame.tsx";

export function loader() {
  if (!config.DEVELOPMENT) throw data(null, { status: 404 });
  return null;
}

export default function ComponentPageRoute() {
  return (
    <SiteFrame>
      <ComponentPage />
    </SiteFrame>
  );
}
