/** The size below which buffers may share an ArrayBuffer with others. */
const MIN_BYTES = 65_536;

/**
 * Frees a buffer's memory immediately. The garbage collector doesn't account for external memory: a
 * large sheet would hold half a gigabyte of unused pixels.
 */
export function releaseMemory({ buffer }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength > MIN_BYTES) buffer.transfer(0);
}
