/** Whether an address may be linked: it starts with http:// or https://. */
export function isWebLink(url: string | null): url is string {
  return url !== null && /^https?:\/\//i.test(url);
}
