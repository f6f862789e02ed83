import type { Design } from "@photomap/design";
import { data, useLoaderData } from "react-router";
import { config } from "../../../../server/config.server.ts";
import { PageTitle } from "../../../platform/brand/PageTitle.tsx";
import { SampleOpening } from "../../dev/opening/SampleOpening.tsx";

export async function loader() {
  if (!config.DEVELOPMENT) throw data(null, { status: 404 });
  const response = await fetch(`${config.API_URL}/designs/50-states-36x24.json`);
  if (!response.ok) throw data(null, { status: 502 });
  const design: Design = await response.json();
  return { design };
}

export default function OpeningPageRoute() {
  const { design } = useLoaderData<typeof loader>();
  return (
    <>
      <PageTitle>Opening editor</PageTitle>
      <SampleOpening design={design} />
    </>
  );
}
