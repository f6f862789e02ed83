import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { getPhotoPath } from "@photomap/project";
import { z } from "zod";
import { placePhoto, uploadPhoto } from "./photo-client.ts";
import { ProjectClient } from "./project-client.ts";
import { type Repetition, repeat } from "./repeat.ts";
import { SessionClient } from "./session-client.ts";
import { createWriter, type PhotoWriterOptions } from "./writer.ts";

const STATUS = "query photos($ids: [ID!]!) { photos(ids: $ids) { id signature status } }";

const statuses = z.object({
  photos: z.array(z.object({ id: z.string(), signature: z.string(), status: z.string() })),
});

export interface UploadLoad extends Repetition {
  /** Counts photos that were stored and placed in the project but can't be shown yet. */
  countWaiting(): Promise<number>;
  /** The address of the first placed photo in a small size; undefined while there is none. */
  findPicture(): Promise<string | undefined>;
}

/** Uploads and places one photo after the other; a retry uses the same id, as in browsers. */
export async function startUploadLoad(options: UploadLoadOptions): Promise<UploadLoad> {
  const { backend, webUrl, index, schedule, answers, photo } = options;
  const { project, token } = await createWriter(backend, `uploader-${index}`);
  const client = new SessionClient(webUrl, token);
  const projectClient = new ProjectClient(client, project);
  const bytes = readFileSync(photo);
  const placed: string[] = [];
  let id: string | undefined;
  let picture: string | undefined;
  const upload = async () => {
    id ??= randomUUID();
    const key = await uploadPhoto(client, id, bytes);
    const name = String(placed.length + 1);
    const stored = await projectClient.save(name, placePhoto(key));
    if (stored !== name) throw new Error("The project was stale");
    placed.push(key);
    id = undefined;
  };
  return {
    ...repeat(schedule, () => answers.record(upload)),
    async findPicture() {
      const [key] = placed;
      if (picture !== undefined || key === undefined) return picture;
      const { photos } = await client.ask(statuses, STATUS, { ids: [key] });
      const source = {
        bucket: options.originalsBucket,
        key,
        signature: photos[0]?.signature ?? "",
      };
      picture = `${options.imagesUrl}${getPhotoPath(source, 256)}`;
      return picture;
    },
    async countWaiting() {
      let ready = 0;
      for (let i = 0; i < placed.length; i += 50) {
        const ids = placed.slice(i, i + 50);
        const { photos } = await client.ask(statuses, STATUS, { ids });
        ready += photos.filter(({ status }) => status === "READY").length;
      }
      return placed.length - ready;
    },
  };
}

export interface UploadLoadOptions extends PhotoWriterOptions {
  readonly imagesUrl: string;
  readonly originalsBucket: string;
}
