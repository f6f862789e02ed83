import styles from "./Avatar.module.css";

interface AvatarProps {
  readonly name: string;
  readonly size?: number;
}

const TONES = 4;

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0]?.[0], words.at(-1)?.[0]] : [words[0]?.[0]];
  return letters.join("").toUpperCase();
}

/** Derives the tone from the name, so that a person has the same color everywhere. */
function toneOf(name: string): number {
  let sum = 0;
  for (const character of name) sum += character.codePointAt(0) ?? 0;
  return (sum % TONES) + 1;
}

export function Avatar({ name, size = 34 }: AvatarProps) {
  return (
    <span
      className={styles.avatar}
      style={{ width: size, height: size, background: `var(--avatar-${toneOf(name)})` }}
    >
      <span aria-hidden="true">{initialsOf(name)}</span>
      <span className="visually-hidden">{name}</span>
    </span>
  );
}
