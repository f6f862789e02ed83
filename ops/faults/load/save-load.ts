import { ProjectClient } from "./project-client.ts";
import { type Repetition, repeat } from "./repeat.ts";
import { SaveHistory } from "./save-history.ts";
import { SessionClient } from "./session-client.ts";
import { createWriter, type WriterOptions } from "./writer.ts";

const OPENINGS = ["CO", "UT", "TX", "ME"];

export interface SaveLoad extends Repetition {
  readonly projectId: string;
  /** The number in the last save that was acknowledged. */
  getAcknowledged(): number;
  readonly history: SaveHistory;
}

/** Saves a project at a fixed interval; each save writes the next number to name and openings. */
export async function startSaveLoad({
  backend,
  webUrl,
  index,
  schedule,
  answers,
}: WriterOptions): Promise<SaveLoad> {
  const { project, token } = await createWriter(backend, `saver-${index}`);
  const client = new ProjectClient(new SessionClient(webUrl, token), project);
  const history = new SaveHistory();
  let acknowledged = 0;
  const save = async () => {
    const next = acknowledged + 1;
    const modifiedAt = new Date().toISOString();
    const background = `#${next.toString(16).padStart(6, "0")}`;
    const inputs = Object.fromEntries(
      OPENINGS.map((id) => [id, { type: "OPENING", images: [], background, modifiedAt }]),
    );
    history.addSent(next);
    acknowledged = Number(await client.save(String(next), inputs));
    history.addAcknowledged(acknowledged);
  };
  return {
    ...repeat(schedule, () => answers.record(save)),
    projectId: project.id,
    history,
    getAcknowledged: () => acknowledged,
  };
}
