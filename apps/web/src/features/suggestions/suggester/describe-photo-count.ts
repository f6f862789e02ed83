export function describePhotoCount(count: number): string {
  return count === 1 ? "1 photo" : `${count} photos`;
}
