import { CLONE } from "../local-services/installation.ts";
import { type ControlRequest, serveControl } from "./control.ts";
import { Supervisor } from "./supervisor.ts";

/** Supervises daemons as systemd or Kubernetes does in production; ops/cluster connects to it. */
const RESTART_DELAY_MS = 1000;

const [logFolder = "."] = process.argv.slice(2);
const supervisor = new Supervisor({ logFolder, restartDelayMs: RESTART_DELAY_MS });
// Closing the terminal does not end the cluster.
process.on("SIGHUP", () => undefined);

const server = await serveControl(async (request) => {
  const error = await act(request).then(
    () => undefined,
    (reason: unknown) => String(reason),
  );
  return { clone: CLONE, daemons: supervisor.list(), error };
});

async function act(request: ControlRequest): Promise<void> {
  switch (request.action) {
    case "start":
      return supervisor.start(request.daemon);
    case "stop":
      return supervisor.stop(request.name);
    case "restart":
      return supervisor.restart(request.name);
    case "hold":
      return supervisor.hold(request.name);
    case "release":
      return supervisor.release(request.name);
    case "shutdown":
      await Promise.all(supervisor.list().map(({ name }) => supervisor.stop(name)));
      server.close();
      return undefined;
    default:
      return undefined;
  }
}
