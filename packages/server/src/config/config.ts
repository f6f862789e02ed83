import { z } from "zod";

export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** Parses the environment once, and names every bad variable at once instead of one per start. */
export function parseConfig<Shape extends z.ZodRawShape>(
  shape: Shape,
  environment: NodeJS.ProcessEnv,
): z.output<z.ZodObject<Shape>> {
  const parsed = z.object(shape).safeParse(environment);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(
    (issue) => `  ${issue.path.join(".")}: ${issue.message}`,
  );
  throw new ConfigError(`The environment is not complete:\n${problems.join("\n")}`);
}
