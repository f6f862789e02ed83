import { getPhotoPath } from "@photomap/project";
import { execute } from "../../platform/api/execute.ts";
import {
  GetPhotoSignaturesDocument,
  GetPhotosDocument,
} from "../../platform/api/generated/graphql.ts";

/** The URL of a photo at least `edgePx` on its longer side; undefined while none is known. */
export type FindPhotoUrl = (id: string, edgePx: number) => string | undefined;

type Signatures = Readonly<Record<string, string>>;

/**
 * The shortest time between two refreshes of one photo, less than its retries take together: the
 * first failure may have another reason than the access, such as a busy image service.
 */
const MIN_REFRESH_INTERVAL_MS = 5000;
/** Photos that are requested at nearly the same time share one request. */
const BATCH_MS = 50;

/** Addresses at the image service for photos that are not in this browser. */
export class PhotoAddresses {
  readonly bucket: string;
  readonly #fetch: (ids: readonly string[]) => Promise<Signatures>;
  readonly #listeners = new Set<() => void>();
  /**
   * Ids are requested once: a viewer without the right to a photo gets no signature later either.
   */
  readonly #requested = new Set<string>();
  readonly #refreshedAt = new Map<string, number>();
  #queued: string[] = [];
  #signatures: Signatures;

  constructor(
    bucket: string,
    signatures: Signatures,
    fetchSignatures: (ids: readonly string[]) => Promise<Signatures>,
  ) {
    this.bucket = bucket;
    this.#signatures = signatures;
    this.#fetch = fetchSignatures;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Returns a new object after every change, for useSyncExternalStore. */
  readonly getSignatures = (): Signatures => this.#signatures;

  addSignatures(signatures: Signatures): void {
    const isKnown = (id: string) => signatures[id] === this.#signatures[id];
    if (Object.keys(signatures).every(isKnown)) return;
    this.#signatures = { ...this.#signatures, ...signatures };
    for (const listener of this.#listeners) listener();
  }

  /**
   * Returns undefined for an unknown photo, such as one restored by undo, and fetches its
   * signature.
   */
  findPath(signatures: Signatures, id: string, edgePx: number): string | undefined {
    const signature = signatures[id];
    if (signature === undefined) return this.#request(id);
    return getPhotoPath({ bucket: this.bucket, key: id, signature }, edgePx);
  }

  /**
   * Fetches a new signature for a URL that failed to load: the access that it was issued for may
   * have changed or expired. Ignores other URLs and signatures that have been replaced since.
   */
  readonly refresh = (url: string): void => {
    const signature = url.slice(url.lastIndexOf("/") + 1);
    const id = Object.keys(this.#signatures).find((key) => this.#signatures[key] === signature);
    if (id === undefined) return;
    const elapsedMs = Date.now() - (this.#refreshedAt.get(id) ?? Number.NEGATIVE_INFINITY);
    if (elapsedMs < MIN_REFRESH_INTERVAL_MS) return;
    this.#refreshedAt.set(id, Date.now());
    this.#enqueue(id);
  };

  #request(id: string): undefined {
    if (this.#requested.has(id)) return;
    this.#requested.add(id);
    this.#enqueue(id);
  }

  #enqueue(id: string): void {
    this.#queued.push(id);
    if (this.#queued.length > 1) return;
    setTimeout(() => {
      const ids = this.#queued;
      this.#queued = [];
      this.#fetch(ids).then(
        (signatures) => this.addSignatures(signatures),
        () => {
          for (const failedId of ids) {
            this.#requested.delete(failedId);
            this.#refreshedAt.delete(failedId);
          }
        },
      );
    }, BATCH_MS);
  }
}

/** Fetches the signatures of another user's project; none when the viewer no longer has access. */
export async function fetchSharedSignatures(projectId: string): Promise<Signatures> {
  const { file: project } = await execute(GetPhotoSignaturesDocument, { id: projectId });
  return project?.photoSignatures ?? {};
}

/** Fetches the signatures of the photos that belong to the current identity. */
export async function fetchOwnSignatures(ids: readonly string[]): Promise<Record<string, string>> {
  const { photos } = await execute(GetPhotosDocument, { ids: [...ids] });
  return Object.fromEntries(photos.map(({ id, signature }) => [id, signature]));
}

/**
 * Fetches the signatures of the photos that an owner sees. Those of other people are suggested
 * ones, which are signed with their suggestions: these are loaded again, by `refreshSuggestions`.
 */
export async function fetchOwnerSignatures(
  ids: readonly string[],
  refreshSuggestions: () => Promise<unknown>,
): Promise<Signatures> {
  const own = await fetchOwnSignatures(ids);
  if (ids.some((id) => own[id] === undefined)) await refreshSuggestions();
  return own;
}

/** Returns the ids of uploaded files that the server could not decode as photos. */
export async function findRejectedPhotoIds(ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { photos } = await execute(GetPhotosDocument, { ids: [...ids] });
  return photos.filter(({ status }) => status === "REJECTED").map(({ id }) => id);
}
