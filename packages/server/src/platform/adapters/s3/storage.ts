import { Readable } from "node:stream";
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadBucketCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { createPresignedPost } from "@aws-sdk/s3-presigned-post";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { traceStep } from "@photomap/process";
import { listObjects, removeObjects, type StoredObject, uploadStream } from "./bulk-objects.ts";

export type { StoredObject } from "./bulk-objects.ts";

export interface StorageOptions {
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly originalsBucket: string;
  readonly mediaBucket: string;
}

export interface UploadPermit {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly expires: Date;
}

interface UploadLimits {
  readonly minBytes: number;
  readonly maxBytes: number;
  /** The allowed type; every picture type when it is undefined. */
  readonly contentType: string | undefined;
}

interface MediaFacts {
  readonly cacheControl?: string;
  /** A hash, stored as metadata so that a writer can compare without reading the object. */
  readonly hash?: string;
}

interface ObjectAddress {
  readonly bucket: string;
  readonly key: string;
}

const PERMIT_SECONDS = 600;
const DOWNLOAD_SECONDS = 3600;

/** The object store: originals arrive by presigned POST, media are derived files. */
export class Storage {
  readonly #client: S3Client;
  readonly #options: StorageOptions;

  constructor(options: StorageOptions) {
    this.#options = options;
    this.#client = new S3Client({
      endpoint: options.endpoint,
      region: options.region,
      credentials: { accessKeyId: options.accessKeyId, secretAccessKey: options.secretAccessKey },
      forcePathStyle: true,
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
    });
    traceCommands(this.#client);
  }

  get originalsBucket(): string {
    return this.#options.originalsBucket;
  }

  get mediaBucket(): string {
    return this.#options.mediaBucket;
  }

  /** The names of all buckets with user data. */
  get buckets(): readonly string[] {
    return [this.originalsBucket, this.mediaBucket];
  }

  /** Permits one object's upload for ten minutes; its size doesn't count the other form fields. */
  async createUploadPermit(
    key: string,
    { minBytes, maxBytes, contentType }: UploadLimits,
  ): Promise<UploadPermit> {
    const expires = new Date(Date.now() + PERMIT_SECONDS * 1000);
    const { url, fields } = await createPresignedPost(this.#client, {
      Bucket: this.originalsBucket,
      Key: key,
      ...(contentType !== undefined && { Fields: { "Content-Type": contentType } }),
      Conditions: [
        contentType === undefined
          ? ["starts-with", "$Content-Type", "image/"]
          : ["eq", "$Content-Type", contentType],
        ["content-length-range", minBytes, maxBytes],
      ],
      Expires: PERMIT_SECONDS,
    });
    return { url, fields, expires };
  }

  async read(bucket: string, key: string): Promise<Buffer | undefined> {
    try {
      const object = await this.#client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
      return await readBody(object);
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  }

  /** Reads a derived file with the hash it was stored with; undefined when it is missing. */
  async findMedia(
    key: string,
  ): Promise<{ readonly body: Buffer; readonly hash: string | undefined } | undefined> {
    const command = new GetObjectCommand({ Bucket: this.mediaBucket, Key: key });
    try {
      const object = await this.#client.send(command);
      return { body: await readBody(object), hash: object.Metadata?.["hash"] };
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  }

  /** Reads an object that doesn't fit in memory; undefined when it is missing. */
  async readStream(bucket: string, key: string): Promise<AsyncIterable<Uint8Array> | undefined> {
    try {
      const { Body } = await this.#client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
      if (Body === undefined) throw new Error(`Object ${bucket}/${key} came without a body`);
      return Body.transformToWebStream();
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  }

  list(bucket: string, prefix: string): AsyncIterable<StoredObject> {
    return listObjects(this.#client, { bucket, prefix });
  }

  /** Stores a stream; returns its size in bytes. */
  writeMediaStream(
    key: string,
    source: AsyncIterable<Uint8Array>,
    contentType: string,
  ): Promise<number> {
    const object = { bucket: this.mediaBucket, key, contentType };
    return uploadStream(this.#client, object, source);
  }

  writeMedia(
    key: string,
    body: Buffer,
    contentType: string,
    facts: MediaFacts = {},
  ): Promise<void> {
    return this.#write(this.mediaBucket, key, body, contentType, facts);
  }

  async has(bucket: string, key: string): Promise<boolean> {
    return (await this.findSize(bucket, key)) !== undefined;
  }

  /** Returns an object's size in bytes; undefined when it is missing. */
  async findSize(bucket: string, key: string): Promise<number | undefined> {
    const command = new HeadObjectCommand({ Bucket: bucket, Key: key });
    try {
      return (await this.#client.send(command)).ContentLength ?? 0;
    } catch (error) {
      if (error instanceof NotFound) return undefined;
      throw error;
    }
  }

  /** Returns the stored hash of a derived file; undefined when the file is missing. */
  async findMediaHash(key: string): Promise<string | undefined> {
    const command = new HeadObjectCommand({ Bucket: this.mediaBucket, Key: key });
    try {
      return (await this.#client.send(command)).Metadata?.["hash"];
    } catch (error) {
      if (error instanceof NotFound) return undefined;
      throw error;
    }
  }

  /** Stores an original without an upload permit, for seeds, imports and tests. */
  writeOriginal(key: string, body: Buffer, contentType: string): Promise<void> {
    return this.#write(this.originalsBucket, key, body, contentType);
  }

  async #write(
    bucket: string,
    key: string,
    body: Buffer,
    contentType: string,
    { cacheControl, hash }: MediaFacts = {},
  ): Promise<void> {
    await this.#client.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: key,
        Body: body,
        ContentType: contentType,
        CacheControl: cacheControl,
        ...(hash !== undefined && { Metadata: { hash } }),
      }),
    );
  }

  /** Copies an object within the store; false when the source is missing. */
  async copy(source: ObjectAddress, target: ObjectAddress): Promise<boolean> {
    const command = new CopyObjectCommand({
      Bucket: target.bucket,
      Key: target.key,
      CopySource: encodeURI(`${source.bucket}/${source.key}`),
    });
    try {
      await this.#client.send(command);
      return true;
    } catch (error) {
      if (error instanceof NoSuchKey) return false;
      throw error;
    }
  }

  /** Removes an object. Originals can be recovered for 30 days, see docs/runbooks/restore.md. */
  async remove(bucket: string, key: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
  }

  /** Removes all objects below a prefix for good, with earlier versions and unfinished uploads. */
  removeAll(bucket: string, prefix: string): Promise<void> {
    return removeObjects(this.#client, { bucket, prefix });
  }

  /** Creates a signed address that downloads under `filename`, for an hour by default. */
  createDownloadUrl(
    key: string,
    filename: string,
    expiresIn: number = DOWNLOAD_SECONDS,
  ): Promise<string> {
    const command = new GetObjectCommand({
      Bucket: this.mediaBucket,
      Key: key,
      ResponseContentDisposition: `attachment; filename="${filename.replace(/[^\w. -]/g, "_")}"`,
    });
    return getSignedUrl(this.#client, command, { expiresIn });
  }

  async checkReady(): Promise<void> {
    await this.#client.send(new HeadBucketCommand({ Bucket: this.originalsBucket }));
  }

  close(): void {
    this.#client.destroy();
  }
}

/** Traces commands by their name and the bucket; keys name their owner. */
function traceCommands(client: S3Client): void {
  client.middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        const bucket = "Bucket" in args.input ? args.input.Bucket : undefined;
        const facts = bucket === undefined ? {} : { "aws.s3.bucket": bucket };
        return traceStep(`S3 ${commandName}`, facts, () => next(args));
      },
    { step: "initialize", name: "traceCommands" },
  );
}

/**
 * Reads a body into one buffer of the announced size: collecting the parts first would take twice
 * the memory.
 */
async function readBody({ Body, ContentLength }: GetObjectCommandOutput): Promise<Buffer> {
  if (!(Body instanceof Readable) || ContentLength === undefined) {
    throw new Error("Object without a body");
  }
  const content = Buffer.allocUnsafeSlow(ContentLength);
  let at = 0;
  for await (const chunk of Body) {
    content.set(chunk, at);
    at += chunk.byteLength;
  }
  if (at !== ContentLength) throw new Error(`Object of ${ContentLength} bytes ended after ${at}`);
  return content;
}
