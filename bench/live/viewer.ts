import { Agent, get, request } from "node:http";

const READ = `query ($id: ID!) { file(id: $id) { name viewerPolicy updatedAt inputs photoSignatures } }`;
/** The longest delay before a read, as in the page: not all viewers read at the same moment. */
const MAX_DELAY_MS = 500;

const agent = new Agent({ keepAlive: true });

export interface Update {
  readonly backupVersion: number;
  /** When the event arrived, on the clock of `performance`. */
  readonly eventAt: number;
  readonly contentAt: Promise<number>;
}

/** Opens the event stream of one viewer; resolves with its first event. */
export function openViewer(
  url: string,
  projectId: string,
  onUpdate: (update: Update) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const opened = get(`${url}/events/projects/${projectId}`, { agent: false }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`Status ${response.statusCode}`));
      let text = "";
      response.setEncoding("utf8").on("data", (chunk: string) => {
        const eventAt = performance.now();
        const blocks = (text + chunk).split("\n\n");
        text = blocks.pop() ?? "";
        for (const block of blocks) {
          const data = /^event: project\ndata: (.*)$/.exec(block)?.[1];
          if (data === undefined) continue;
          const { backupVersion }: { backupVersion: number } = JSON.parse(data);
          onUpdate({ backupVersion, eventAt, contentAt: readLater(url, projectId) });
          resolve();
        }
      });
    });
    opened.on("error", reject);
  });
}

async function readLater(url: string, projectId: string): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, Math.random() * MAX_DELAY_MS));
  await readContent(url, projectId);
  return performance.now();
}

function readContent(url: string, id: string): Promise<void> {
  const headers = { "content-type": "application/json", "x-photomap-client": "bench" };
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/graphql`, { method: "POST", agent, headers }, (response) => {
      response.resume().on("end", () => resolve());
    });
    sent.on("error", reject);
    sent.end(JSON.stringify({ query: READ, variables: { id } }));
  });
}
