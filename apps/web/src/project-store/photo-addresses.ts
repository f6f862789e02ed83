import { photoPath } from "@photomap/project";
import { execute } from "../api/execute.ts";
import { GetPhotosDocument } from "../generated/graphql.ts";

/** The URL of a photo at least `edgePx` on its longer side; undefined while none is known. */
export type FindPhotoUrl = (id: string, edgePx: number) => string | undefined;

type Signatures = Readonly<Record<string, string>>;

/** Addresses at the image service for photos that are not in this browser. */
export class PhotoAddresses {
  readonly #bucket: string;
  readonly #fetch: (ids: readonly string[]) => Promise<Signatures>;
  readonly #listeners = new Set<() => void>();
  /** Requested once: a viewer without the right to a photo gets no signature later either. */
  readonly #requested = new Set<string>();
  #queued: string[] = [];
  #signatures: Signatures;

  constructor(
    bucket: string,
    signatures: Signatures,
    fetchSignatures: (ids: readonly string[]) => Promise<Signatures>,
  ) {
    this.#bucket = bucket;
    this.#signatures = signatures;
    this.#fetch = fetchSignatures;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** A new object after every change, for useSyncExternalStore. */
  readonly getSignatures = (): Signatures => this.#signatures;

  addSignatures(signatures: Signatures): void {
    if (Object.keys(signatures).length === 0) return;
    this.#signatures = { ...this.#signatures, ...signatures };
    for (const listener of this.#listeners) listener();
  }

  /** Undefined for an unknown photo, such as one restored by undo; its signature is then fetched. */
  findPath(signatures: Signatures, id: string, edgePx: number): string | undefined {
    const signature = signatures[id];
    if (signature === undefined) return this.#request(id);
    return photoPath({ bucket: this.#bucket, key: id, signature }, edgePx);
  }

  #request(id: string): undefined {
    if (this.#requested.has(id)) return;
    this.#requested.add(id);
    this.#queued.push(id);
    if (this.#queued.length > 1) return;
    queueMicrotask(() => {
      const ids = this.#queued;
      this.#queued = [];
      this.#fetch(ids).then(
        (signatures) => this.addSignatures(signatures),
        () => {
          for (const failedId of ids) this.#requested.delete(failedId);
        },
      );
    });
  }
}

/** Of the photos among these that belong to the current identity. */
export async function fetchPhotoSignatures(
  ids: readonly string[],
): Promise<Record<string, string>> {
  const { photos } = await execute(GetPhotosDocument, { ids: [...ids] });
  return Object.fromEntries(photos.map(({ id, signature }) => [id, signature]));
}

/** Uploaded files that the server could not decode as photos. */
export async function findRejectedPhotoIds(ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { photos } = await execute(GetPhotosDocument, { ids: [...ids] });
  return photos.filter(({ status }) => status === "REJECTED").map(({ id }) => id);
}
