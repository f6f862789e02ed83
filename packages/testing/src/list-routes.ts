/**
 * Lists method and path of every route, from the tree that Fastify prints without common prefixes.
 */
export function listRoutes(printed: string): string[] {
  const parents: string[] = [];
  return printed.split("\n").flatMap((line) => {
    const [, indent = "", segment = "", methods = ""] =
      /^([│ ]*)[├└]── (\S*)(?: \(([^)]*)\))?$/.exec(line) ?? [];
    const depth = indent.length / 4;
    parents.length = depth;
    parents[depth] = segment;
    return methods
      .split(", ")
      .filter((method) => method === "GET" || method === "POST")
      .map((method) => `${method} ${parents.join("")}`);
  });
}
