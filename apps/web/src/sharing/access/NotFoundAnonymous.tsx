import {
  accountMessages,
  formatMessage,
  projectMessages,
  sharingMessages,
} from "@photomap/messages";
import { Link } from "react-router";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import styles from "./NotFoundAnonymous.module.css";
import { ProjectNotFound } from "./ProjectNotFound.tsx";

export function NotFoundAnonymous({ signInPath }: { readonly signInPath: string }) {
  return (
    <ProjectNotFound
      message={formatMessage(sharingMessages.logInToOpen)}
      action={
        <div className={styles.actions}>
          <LinkButton variant="primary" to={signInPath}>
            {formatMessage(accountMessages.logIn)}
          </LinkButton>
          <Link to="/create">{formatMessage(projectMessages.createTitle)}</Link>
        </div>
      }
    />
  );
}
