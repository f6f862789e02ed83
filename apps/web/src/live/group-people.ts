import type { PersonHere } from "./follow-project.ts";

export interface PeopleGroup {
  /** Of the first person. */
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

/** People with the same name and role, such as guests, as one entry; in their order. */
export function groupPeople(people: readonly PersonHere[]): readonly PeopleGroup[] {
  const groups = new Map<string, PeopleGroup>();
  for (const { id, name, role } of people) {
    const key = `${role} ${name}`;
    const known = groups.get(key);
    groups.set(key, known ? { ...known, count: known.count + 1 } : { id, name, count: 1 });
  }
  return [...groups.values()];
}
