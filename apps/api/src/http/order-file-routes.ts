import { Readable } from "node:stream";
import type { Backend } from "@photomap/server";
import type { FastifyInstance, FastifyReply } from "fastify";
import { readViewer } from "./session-cookie.ts";

/** The numbers of at most 100 orders, with commas between them. */
const NUMBERS = /^\d{1,9}(?:,\d{1,9}){0,99}$/;

const SHIPMENT = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Sends staff the files of several orders as one download. */
export function addOrderFileRoutes(
  app: FastifyInstance,
  services: Pick<Backend, "staff" | "sessions" | "sharePasses">,
): void {
  const { packingSlips, selectedOrders } = services.staff;
  app.get<{ Querystring: { orders?: unknown; shipment?: unknown } }>(
    "/prints/packing-slips",
    async (request, reply) => {
      const viewer = await readViewer(request, services);
      const { orders, shipment } = request.query;
      const numbers = readNumbers(orders);
      const shipmentId = readShipment(shipment);
      if (numbers === undefined || shipmentId === null) return refuse(reply);
      const pdf = await packingSlips.write(viewer, { numbers, shipmentId });
      if (pdf === undefined) return refuse(reply);
      const name = numbers.length === 1 ? `packing-slip-${numbers[0]}` : "packing-slips";
      return reply
        .headers(listHeaders(`${name}.pdf`))
        .type("application/pdf")
        .send(pdf);
    },
  );
  app.get<{ Querystring: { orders?: unknown } }>("/prints/order-files", async (request, reply) => {
    const viewer = await readViewer(request, services);
    const numbers = readNumbers(request.query.orders);
    const archive = numbers && (await selectedOrders.openPrints(viewer, numbers));
    if (archive === undefined) return refuse(reply);
    const headers = listHeaders("print-files.zip");
    return reply.headers(headers).type("application/zip").send(Readable.from(archive));
  });
}

function readNumbers(text: unknown): number[] | undefined {
  if (typeof text !== "string" || !NUMBERS.test(text)) return undefined;
  return [...new Set(text.split(",").map(Number))];
}

/** Returns undefined without a shipment, and null for what is no id of one. */
function readShipment(text: unknown): string | undefined | null {
  if (text === undefined) return undefined;
  return typeof text === "string" && SHIPMENT.test(text) ? text : null;
}

function listHeaders(fileName: string) {
  return {
    "cache-control": "private, no-store",
    "content-disposition": `attachment; filename="${fileName}"`,
    "x-content-type-options": "nosniff",
  };
}

function refuse(reply: FastifyReply) {
  return reply
    .code(404)
    .header("cache-control", "private, no-store")
    .send({ errors: [{ message: "There are no such files." }] });
}
