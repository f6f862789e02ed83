import type { LoaderFunctionArgs } from "react-router";
import { config } from "../../../server/config.server.ts";
import { resolveBrand } from "../../../server/resolve-brand.server.ts";
import { getThemeColors } from "../../ui/theme/variables.ts";

/** The app that browsers install: it starts with the finder, which works without a connection. */
export function loader({ request }: LoaderFunctionArgs) {
  const { id, name } = resolveBrand(request, config);
  const { paper } = getThemeColors(id, "light");
  const manifest = {
    id: "/",
    name,
    short_name: name,
    description: "Fill a map with your photos and print it.",
    lang: "en",
    dir: "ltr",
    scope: "/",
    start_url: "/create",
    display: "standalone",
    background_color: paper,
    theme_color: paper,
    categories: ["photo", "travel", "lifestyle"],
    icons: [
      { src: `/icon-${id}.svg`, sizes: "any", type: "image/svg+xml" },
      { src: `/icon-${id}-192.png`, sizes: "192x192", type: "image/png" },
      { src: `/icon-${id}-512.png`, sizes: "512x512", type: "image/png" },
      ...[192, 512].map((px) => ({
        src: `/icon-${id}-maskable-${px}.png`,
        sizes: `${px}x${px}`,
        type: "image/png",
        purpose: "maskable",
      })),
    ],
    shortcuts: [
      { name: "New map", url: "/create?new=1", icons: [shortcutIcon(id)] },
      { name: "Your maps", url: "/create", icons: [shortcutIcon(id)] },
    ],
  };
  return Response.json(manifest, {
    headers: { "content-type": "application/manifest+json", "cache-control": "max-age=3600" },
  });
}

function shortcutIcon(id: string) {
  return { src: `/icon-${id}-192.png`, sizes: "192x192", type: "image/png" };
}
