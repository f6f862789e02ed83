import { once } from "node:events";
import { mkdir, rm } from "node:fs/promises";
import { connect, createServer, type Server, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import type { Daemon } from "./daemon.ts";
import type { DaemonStatus } from "./supervisor.ts";

/** One folder per machine, for root only; short, because a socket path has at most 107 bytes. */
export const RUNTIME_FOLDER = "/run/photomap-cluster";
const SOCKET = `${RUNTIME_FOLDER}/control`;

export type ControlRequest =
  | { readonly action: "start"; readonly daemon: Daemon }
  | { readonly action: "stop" | "hold" | "release" | "restart"; readonly name: string }
  | { readonly action: "status" | "shutdown" };

export interface ControlResponse {
  readonly clone: string;
  readonly daemons: readonly DaemonStatus[];
  readonly error?: string | undefined;
}

/** Serves connections with one request and one response each, both JSON. */
export async function serveControl(
  answer: (request: ControlRequest) => Promise<ControlResponse>,
): Promise<Server> {
  await mkdir(RUNTIME_FOLDER, { recursive: true, mode: 0o711 });
  await rm(SOCKET, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on("error", () => socket.destroy());
    // A client that was killed sends an incomplete request.
    respond(socket, answer).catch(() => socket.destroy());
  });
  const mask = process.umask(0o077);
  await once(server.listen(SOCKET), "listening");
  process.umask(mask);
  return server;
}

async function respond(
  socket: Socket,
  answer: (request: ControlRequest) => Promise<ControlResponse>,
): Promise<void> {
  const request: ControlRequest = JSON.parse(await text(socket));
  socket.end(JSON.stringify(await answer(request)));
}

/** Sends a request; undefined while no supervisor runs. */
export async function askSupervisor(request: ControlRequest): Promise<ControlResponse | undefined> {
  const socket = connect(SOCKET);
  try {
    await once(socket, "connect");
  } catch {
    return undefined;
  }
  socket.end(JSON.stringify(request));
  const response: ControlResponse = JSON.parse(await text(socket));
  if (response.error !== undefined) throw new Error(response.error);
  return response;
}

export async function requireSupervisor(request: ControlRequest): Promise<ControlResponse> {
  const response = await askSupervisor(request);
  if (!response) throw new Error("no cluster runs on this machine: ops/cluster up");
  return response;
}
