import type { Backend } from "@photomap/server";
import type { FastifyInstance } from "fastify";
import { readViewer } from "./session-cookie.ts";

const PICTURE_HEADERS = {
  "content-disposition": "inline",
  "x-content-type-options": "nosniff",
  "content-security-policy": "sandbox; default-src 'none'",
};

/** Redirects staff to a file of sticker sheets; the picture of a sheet is sent directly. */
export function addStickerSheetRoute(
  app: FastifyInstance,
  services: Pick<Backend, "staff" | "sessions" | "sharePasses">,
): void {
  app.get<{ Params: { id: string; name: string } }>(
    "/prints/sticker-sheets/:id/:name",
    async (request, reply) => {
      const { id, name } = request.params;
      const viewer = await readViewer(request, services);
      const { stickerSheets } = services.staff;
      reply.header("cache-control", "private, no-store");
      const picture = await stickerSheets.readPicture(viewer, id, name);
      if (picture) return reply.headers(PICTURE_HEADERS).type("image/jpeg").send(picture);
      const url = await stickerSheets.createDownloadUrl(viewer, id, name);
      if (!url) return reply.code(404).send({ errors: [{ message: "There is no such sheet." }] });
      return reply.redirect(url, 302);
    },
  );
}
