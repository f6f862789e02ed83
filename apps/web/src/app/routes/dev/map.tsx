import type { Design } from "@photomap/design";
import { data, useLoaderData } from "react-router";
import { config } from "../../../../server/config.server.ts";
import { SampleMap } from "../../dev/map/SampleMap.tsx";

export function loader() {
  if (!config.DEVELOPMENT) throw data(null, { status: 404 });
  return null;
}

/** `/dev/map?design=us-tx-36x36&photos=500` */
export async function clientLoader({ request }: { readonly request: Request }) {
  const { searchParams } = new URL(request.url);
  const id = searchParams.get("design") ?? "50-states-36x24";
  const response = await fetch(`/designs/${id}.json`);
  if (!response.ok) throw data(null, { status: 404 });
  const design: Design = await response.json();
  return { design, photoCount: Number(searchParams.get("photos") ?? 60) };
}

clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return null;
}

export default function MapPageRoute() {
  const { design, photoCount } = useLoaderData<typeof clientLoader>();
  return <SampleMap key={`${design.id} ${photoCount}`} design={design} photoCount={photoCount} />;
}
