import { formatMessage, liveMessages } from "@photomap/messages";
import { useState } from "react";
import { Popover } from "../../ui/overlays/Popover.tsx";
import { Avatar } from "../../ui/status/Avatar.tsx";
import type { PresentPerson } from "./follow-project.ts";
import { usePresence } from "./live-store.ts";
import styles from "./PresentPeople.module.css";

const MAX_AVATARS = 3;
const AVATAR_PX = 30;

/** Who else has the project open. */
export function PresentPeople() {
  const { peopleHere, peopleCount } = usePresence();
  const [isOpen, setOpen] = useState(false);
  const groups = groupPeople(peopleHere);
  const label = formatMessage(liveMessages.alsoHere, { names: groups.map(describe).join(", ") });
  const shown = peopleHere.slice(0, MAX_AVATARS);
  const target = (
    <button type="button" className={styles.button} onClick={() => setOpen(!isOpen)}>
      <span className="visually-hidden">{label}</span>
      <span className={styles.avatars} aria-hidden="true">
        {shown.map(({ id, name }) => (
          <Avatar key={id} name={name} size={AVATAR_PX} />
        ))}
      </span>
      {peopleCount > shown.length ? (
        <span className={styles.more} aria-hidden="true">
          +{peopleCount - shown.length}
        </span>
      ) : null}
      {peopleCount > 1 ? (
        <span className={styles.count} aria-hidden="true">
          {peopleCount}
        </span>
      ) : null}
    </button>
  );
  return (
    <Popover opened={isOpen} onChange={setOpen} label={label} target={target}>
      <p className={styles.title} aria-hidden="true">
        {formatMessage(liveMessages.alsoHereTitle)}
      </p>
      <ul className={styles.list}>
        {groups.map((group) => (
          <li key={group.id} className={styles.item}>
            <span aria-hidden="true">
              <Avatar name={group.name} size={AVATAR_PX} />
            </span>
            {describe(group)}
          </li>
        ))}
      </ul>
      {peopleCount > peopleHere.length ? (
        <p className={styles.rest}>
          {formatMessage(liveMessages.andMore, { count: peopleCount - peopleHere.length })}
        </p>
      ) : null}
    </Popover>
  );
}

function describe({ name, count }: PeopleGroup): string {
  return count === 1 ? name : `${name} (${count})`;
}

interface PeopleGroup {
  /** The first person's id. */
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

/** Groups people with the same name and role, such as guests, and keeps their order. */
function groupPeople(people: readonly PresentPerson[]): readonly PeopleGroup[] {
  const groups = new Map<string, PeopleGroup>();
  for (const { id, name, role } of people) {
    const key = `${role} ${name}`;
    const known = groups.get(key);
    groups.set(key, known ? { ...known, count: known.count + 1 } : { id, name, count: 1 });
  }
  return [...groups.values()];
}
