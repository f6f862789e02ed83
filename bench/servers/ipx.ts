import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { createIPX, createIPXNodeServer, ipxFSStorage } from "ipx";

/** Serves the photos of a folder with ipx, an open-source image resizer. */
const folder = fileURLToPath(new URL("../../catalog/photos/", import.meta.url));
const handle = createIPXNodeServer(createIPX({ storage: ipxFSStorage({ dir: folder }) }));
const server = createServer(handle);
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("ipx has no port");
  console.log(`http://127.0.0.1:${address.port}`);
});
process.on("SIGTERM", () => process.exit(0));
