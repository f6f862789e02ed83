interface FactProps {
  readonly name: string;
  readonly value: string;
}

/** One row of a `dl`. */
export function DescriptionItem({ name, value }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
