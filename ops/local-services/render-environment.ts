/** Lines that both a shell and Node's --env-file read the same way. */
export function renderEnvironment(values: Readonly<Record<string, string>>): string {
  const lines = Object.entries(values).map(([name, value]) => {
    if (!/^[\w:/.@*,-]*$/.test(value)) throw new Error(`${name} needs quoting: ${value}`);
    return `${name}=${value}\n`;
  });
  return lines.join("");
}
