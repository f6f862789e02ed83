/** The versions in Debian 12; a test compares compose.yaml with them. */
export const MAJOR_VERSIONS = { postgres: 15, redis: 7, ceph: 16 } as const;

export const HOST = "127.0.0.1";

export const DATABASE_NAME = "photomap";

export const S3_REGION = "us-east-1";

export const BUCKETS = { originals: "photomap-ingest", media: "photomap-media" } as const;
