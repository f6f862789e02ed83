/** Smaller buffers may share memory with others, and are not worth the trouble. */
const MIN_BYTES = 65_536;

/**
 * Gives a finished buffer's memory back at once. The garbage collector counts the small object, not
 * the megabytes behind it: a large sheet would hold half a gigabyte of pixels nobody needs.
 */
export function releaseMemory({ buffer }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength > MIN_BYTES) buffer.transfer(0);
}
