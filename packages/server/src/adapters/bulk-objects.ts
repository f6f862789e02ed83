import { Readable } from "node:stream";
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
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

/** Two parts in memory at a time; ten thousand of them, the most there may be, are 160 GB. */
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

/** One by one, side by side: not every store we know takes a list of keys without a checksum of its own kind. */
export async function removeObjects(client: S3Client, { bucket, prefix }: Place): Promise<void> {
  for (;;) {
    const list = new ListObjectsV2Command({
      Bucket: bucket,
      Prefix: prefix,
      MaxKeys: MAX_CONCURRENT_REMOVALS,
    });
    const { Contents = [] } = await client.send(list);
    if (Contents.length === 0) break;
    await Promise.all(
      Contents.map(({ Key }) => client.send(new DeleteObjectCommand({ Bucket: bucket, Key }))),
    );
  }
  await abortUploads(client, { bucket, prefix });
}

/** What a killed process left half written: no listing shows it, but it is stored. */
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

/** Writes an object of any size as it is made, and tells how large it became. */
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
