import type { LoaderFunctionArgs } from "react-router";
import { config } from "../../../server/config.server.ts";
import { resolveBrand } from "../../../server/resolve-brand.server.ts";
import { colorsFor } from "../../theme/tokens.ts";

export function loader({ request }: LoaderFunctionArgs) {
  const { id, name } = resolveBrand(request, config);
  const { paper } = colorsFor(id, "light");
  const manifest = {
    name,
    short_name: name,
    start_url: "/",
    display: "browser",
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: `/icon-${id}.svg`, sizes: "any", type: "image/svg+xml" },
      { src: `/icon-${id}-192.png`, sizes: "192x192", type: "image/png" },
      { src: `/icon-${id}-512.png`, sizes: "512x512", type: "image/png" },
    ],
  };
  return Response.json(manifest, {
    headers: { "content-type": "application/manifest+json", "cache-control": "max-age=3600" },
  });
}
