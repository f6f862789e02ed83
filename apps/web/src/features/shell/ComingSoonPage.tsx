import { formatMessage, pageMessages } from "@photomap/messages";
import { PageTitle } from "../../brand/PageTitle.tsx";
import { SamplePicture } from "../../samples/SamplePicture.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { Frame } from "../../ui/pictures/Frame.tsx";
import styles from "./ComingSoonPage.module.css";

interface ComingSoonPageProps {
  readonly title: string;
  readonly text: string;
}

/** Placeholder for a page that is not implemented yet. */
export function ComingSoonPage({ title, text }: ComingSoonPageProps) {
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      <div className={styles.art}>
        <Frame finish="oak" railPx={12}>
          <SamplePicture name="fifty-states-empty" alt="" sizes="300px" />
        </Frame>
      </div>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={styles.actions}>
        <LinkButton to="/create" variant="primary">
          {formatMessage(pageMessages.createProject)}
        </LinkButton>
        <LinkButton to="/">{formatMessage(pageMessages.returnHome)}</LinkButton>
      </div>
    </div>
  );
}
