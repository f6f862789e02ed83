import { type Backend, viewerId } from "@photomap/server";
import type { FastifyInstance } from "fastify";
import { readSessionCookie } from "./session-cookie.ts";

const NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(?:jpeg|png|pdf|svg)$/;

/** The file of a print, for who asked for it: the store's address works for minutes, this one for a week. */
export function addPrintRoute(
  app: FastifyInstance,
  { renders, sessions }: Pick<Backend, "renders" | "sessions">,
): void {
  app.get<{ Params: { name: string } }>("/prints/:name", async (request, reply) => {
    const id = NAME.exec(request.params.name)?.[1];
    const ownerId = viewerId(await sessions.requireViewer(readSessionCookie(request)));
    const url = id && ownerId && (await renders.createDownloadUrl(ownerId, id));
    if (!url) return reply.code(404).send({ errors: [{ message: "There is no such print." }] });
    return reply.header("cache-control", "private, no-store").redirect(url, 302);
  });
}
