import { useCallback, useEffect, useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import {
  GetShareLinkDocument,
  RemoveShareLinkPasswordDocument,
  RenewShareLinkDocument,
  SetShareLinkExpiryDocument,
  SetShareLinkPasswordDocument,
  type ShareLinkChangeFragment,
  type ShareLinkFieldsFragment,
} from "../../platform/api/generated/graphql.ts";
import { reportAndDescribeFailure } from "../../platform/errors/report-and-describe-failure.ts";

export type ShareLink = ShareLinkFieldsFragment;

/** Resolves to an error message, or undefined on success. */
type Change = Promise<string | undefined>;

export interface ShareLinkState {
  /** Undefined until it is loaded. */
  readonly link: ShareLink | undefined;
  readonly loadError: string | undefined;
  readonly reload: () => void;
  readonly setExpiry: (expiresAt: Date | null) => Change;
  readonly setPassword: (password: string) => Change;
  readonly removePassword: () => Change;
  readonly renew: () => Change;
}

/** The share link of a project as stored on the server. */
export function useShareLink(projectId: string): ShareLinkState {
  const [link, setLink] = useState<ShareLink>();
  const [loadError, setLoadError] = useState<string>();
  const load = useCallback(() => {
    execute(GetShareLinkDocument, { id: projectId })
      .then(({ file: project }) => setLink(project?.shareLink ?? undefined))
      .catch((error: unknown) => setLoadError(reportAndDescribeFailure(error, "load share link")));
  }, [projectId]);
  useEffect(load, [load]);

  const change = async (send: () => Promise<ShareLinkChangeFragment>): Change => {
    try {
      const result = await send();
      if (result.__typename !== "ShareLinkSuccess") return result.message;
      setLink(result.shareLink);
      return undefined;
    } catch (error) {
      return reportAndDescribeFailure(error, "change share link");
    }
  };
  return {
    link,
    loadError,
    reload: () => {
      setLoadError(undefined);
      load();
    },
    setExpiry: (expiresAt) =>
      change(async () => {
        const variables = { fileId: projectId, expiresAt: expiresAt?.toISOString() ?? null };
        return (await execute(SetShareLinkExpiryDocument, variables)).updateShareLink;
      }),
    setPassword: (password) =>
      change(
        async () =>
          (await execute(SetShareLinkPasswordDocument, { fileId: projectId, password }))
            .updateShareLink,
      ),
    removePassword: () =>
      change(
        async () =>
          (await execute(RemoveShareLinkPasswordDocument, { fileId: projectId })).updateShareLink,
      ),
    renew: () =>
      change(async () => {
        const requestId = crypto.randomUUID();
        return (await execute(RenewShareLinkDocument, { fileId: projectId, requestId }))
          .renewShareLink;
      }),
  };
}
