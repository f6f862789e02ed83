import type { TicketThreadFragment } from "../../platform/api/generated/graphql.ts";
import { useRootData } from "../../platform/routing/root-data.ts";
import styles from "./TicketFields.module.css";

type Field = TicketThreadFragment["fields"][number];

/** The fields of the form besides the message; files as pictures. */
export function TicketFields({ fields }: { readonly fields: readonly Field[] }) {
  if (fields.length === 0) return null;
  return (
    <dl className={styles.fields}>
      {fields.map((field) => (
        <div key={field.label}>
          <dt>{field.label}</dt>
          <dd>
            {field.files.length > 0 ? (
              <Files files={field.files} />
            ) : (
              (field.value ?? field.values?.join(", "))
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Files({ files }: Pick<Field, "files">) {
  const imagesUrl = useRootData()?.imagesUrl ?? "";
  return (
    <ul className={styles.files}>
      {files.map(({ name, url }, index) => (
        <li key={name}>
          {url === null ? (
            <span>We can't show {name} as a picture.</span>
          ) : (
            <a href={imagesUrl + url} target="_blank" rel="noreferrer">
              <img src={imagesUrl + url} alt={`Attached file ${index + 1}`} loading="lazy" />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
