import { DeleteObjectCommand, ListObjectVersionsCommand, type S3Client } from "@aws-sdk/client-s3";

export type Undeletion = "brought back" | "was not deleted" | "has no version";

/** Restores a deleted object of a versioned bucket by removing its delete markers. */
export async function undeleteObject(
  client: S3Client,
  bucket: string,
  key: string,
): Promise<Undeletion> {
  const list = new ListObjectVersionsCommand({ Bucket: bucket, Prefix: key });
  const listed = await client.send(list);
  const isOfKey = ({ Key }: { Key?: string | undefined }) => Key === key;
  const versions = (listed.Versions ?? []).filter(isOfKey);
  if (versions.length === 0) return "has no version";
  if (versions.some(({ IsLatest }) => IsLatest)) return "was not deleted";
  for (const { VersionId } of (listed.DeleteMarkers ?? []).filter(isOfKey)) {
    await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key, VersionId }));
  }
  return "brought back";
}
