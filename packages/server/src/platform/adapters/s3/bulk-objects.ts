import { Readable } from "node:stream";
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectVersionsCommand,
  paginateListObjectsV2,
  type S3Client,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";

export interface StoredObject {
  readonly key: string;
  readonly bytes: number;
  readonly modifiedAt: Date;
}

interface Place {
  readonly bucket: string;
  readonly prefix: string;
}

/** The size of a part. S3 allows 10,000 parts, so a file has up to 160 GB. */
const PART_BYTES = 16 * 1024 * 1024;
const MAX_CONCURRENT_PARTS = 2;
const MAX_CONCURRENT_REMOVALS = 16;

export async function* listObjects(
  client: S3Client,
  { bucket, prefix }: Place,
): AsyncGenerator<StoredObject> {
  const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix });
  for await (const { Contents = [] } of pages) {
    for (const { Key, Size, LastModified } of Contents) {
      if (Key === undefined) continue;
      yield { key: Key, bytes: Size ?? 0, modifiedAt: LastModified ?? new Date(0) };
    }
  }
}

/**
 * Removes every version of the objects, so that nothing can be recovered. Single deletes: not every
 * S3 implementation accepts a list without its own checksum.
 */
export async function removeObjects(client: S3Client, { bucket, prefix }: Place): Promise<void> {
  for (;;) {
    const list = new ListObjectVersionsCommand({
      Bucket: bucket,
      Prefix: prefix,
      MaxKeys: MAX_CONCURRENT_REMOVALS,
    });
    const { Versions = [], DeleteMarkers = [] } = await client.send(list);
    const versions = [...Versions, ...DeleteMarkers];
    if (versions.length === 0) break;
    await Promise.all(
      versions.map(({ Key, VersionId }) =>
        client.send(new DeleteObjectCommand({ Bucket: bucket, Key, VersionId })),
      ),
    );
  }
  await abortUploads(client, { bucket, prefix });
}

/** Aborts uploads of a killed process: no listing shows their parts, but they are stored. */
async function abortUploads(client: S3Client, { bucket, prefix }: Place): Promise<void> {
  for (;;) {
    const list = new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: prefix });
    const { Uploads = [] } = await client.send(list);
    if (Uploads.length === 0) return;
    for (const { Key, UploadId } of Uploads) {
      await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }));
    }
  }
}

/** Uploads a stream of unknown length; returns its size in bytes. */
export async function uploadStream(
  client: S3Client,
  object: { bucket: string; key: string; contentType: string },
  source: AsyncIterable<Uint8Array>,
): Promise<number> {
  let bytes = 0;
  async function* count() {
    for await (const chunk of source) {
      bytes += chunk.byteLength;
      yield chunk;
    }
  }
  const upload = new Upload({
    client,
    partSize: PART_BYTES,
    queueSize: MAX_CONCURRENT_PARTS,
    params: {
      Bucket: object.bucket,
      Key: object.key,
      ContentType: object.contentType,
      Body: Readable.from(count()),
    },
  });
  await upload.done();
  return bytes;
}
