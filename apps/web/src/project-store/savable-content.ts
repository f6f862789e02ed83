import type { OpeningInput, ProjectContent } from "@photomap/project";

/** Without the photos whose bytes are not in the store yet: a save must never point at nothing. */
export function savableContent(
  content: ProjectContent,
  unfinished: ReadonlySet<string>,
): ProjectContent {
  if (unfinished.size === 0) return content;
  const inputs = Object.entries(content.inputs).map(
    ([id, input]) => [id, withoutPhotos(input, unfinished)] as const,
  );
  return { ...content, inputs: Object.fromEntries(inputs) };
}

function withoutPhotos(input: OpeningInput, unfinished: ReadonlySet<string>): OpeningInput {
  const images = input.images.filter(({ id }) => !unfinished.has(id));
  return images.length === input.images.length ? input : { ...input, images };
}
