import type { PasswordService } from "../people/accounts/password.service.ts";
import type { SuppressionList } from "../people/suppression/suppression-list.service.ts";
import { AccessEpochService } from "../photos/images/access-epoch.service.ts";
import { PhotoService } from "../photos/processing/photo.service.ts";
import { PhotoCopyService } from "../photos/processing/photo-copy.service.ts";
import { PhotoRegistry } from "../photos/processing/photo-registry.service.ts";
import { UploadService } from "../photos/uploads/upload.service.ts";
import { GrantService } from "../project/access/grant.service.ts";
import { ProjectAccessService } from "../project/access/project-access.service.ts";
import type { DesignService } from "../project/designs/design.service.ts";
import { GuestImportService } from "../project/guest-projects/guest-import.service.ts";
import { GuestSnapshotService } from "../project/guest-projects/guest-snapshot.service.ts";
import type { LiveService } from "../project/live/live.service.ts";
import { ProjectService } from "../project/projects/project.service.ts";
import { ProjectRateLimits } from "../project/projects/project-rate-limits.ts";
import { SignedUrlProjects } from "../project/projects/signed-url-projects.ts";
import { TrashService } from "../project/projects/trash.service.ts";
import { ShareLinkService } from "../project/share-links/share-link.service.ts";
import { ShareLinkRateLimits } from "../project/share-links/share-link-rate-limits.ts";
import { SharePassCookies } from "../project/share-links/share-pass-cookie.ts";
import { AdoptionService } from "../project/suggestions/adoption.service.ts";
import { SignedUrlSuggestions } from "../project/suggestions/signed-url-suggestions.ts";
import { SuggestionService } from "../project/suggestions/suggestion.service.ts";
import type { BackendConfig, SharedDependencies } from "./backend-config.ts";

/** The services of projects, the people who may use them, and their photos. */
export interface ProjectServices {
  readonly access: ProjectAccessService;
  readonly grants: GrantService;
  readonly shareLinks: ShareLinkService;
  readonly sharePasses: SharePassCookies;
  readonly projects: ProjectService;
  readonly signedProjects: SignedUrlProjects;
  readonly signedSuggestions: SignedUrlSuggestions;
  readonly accessEpochs: AccessEpochService;
  readonly trash: TrashService;
  readonly guestImports: GuestImportService;
  readonly guestSnapshots: GuestSnapshotService;
  readonly adoptions: AdoptionService;
  readonly suggestions: SuggestionService;
  readonly uploads: UploadService;
  readonly photos: PhotoService;
}

interface ProjectDependencies extends SharedDependencies {
  readonly suppressionList: SuppressionList;
  readonly passwords: PasswordService;
  readonly designs: DesignService;
  readonly live: LiveService;
}

export function createProjectServices(
  config: BackendConfig,
  deps: ProjectDependencies,
): ProjectServices {
  const { db, queue, storage, limiter, designs, live } = deps;
  const access = new ProjectAccessService({ db, live, limiter });
  const uploads = new UploadService({ db, storage, limiter });
  const photoRegistry = new PhotoRegistry(queue);
  const limits = new ProjectRateLimits(limiter);
  const projects = new ProjectService({ db, access, designs, photoRegistry, limits, live });
  return {
    access,
    ...openSharing(config, { ...deps, access }),
    projects,
    signedProjects: new SignedUrlProjects(db),
    signedSuggestions: new SignedUrlSuggestions(db),
    accessEpochs: new AccessEpochService(db),
    trash: new TrashService({ db, storage, access, live }),
    guestImports: new GuestImportService({ db, storage, projects }),
    guestSnapshots: new GuestSnapshotService(projects),
    adoptions: new AdoptionService({
      db,
      access,
      photoCopies: new PhotoCopyService({ db, storage, uploads }),
    }),
    suggestions: new SuggestionService({ db, access, designs, photoRegistry, live }),
    uploads,
    photos: new PhotoService(db, storage),
  };
}

interface SharingDependencies extends ProjectDependencies {
  readonly access: ProjectAccessService;
}

function openSharing(config: BackendConfig, deps: SharingDependencies) {
  const { db, queue, limiter, suppressionList, passwords, access, live } = deps;
  return {
    grants: new GrantService({ db, queue, limiter, suppressionList, access, live }),
    shareLinks: new ShareLinkService({
      db,
      access,
      passwords,
      limits: new ShareLinkRateLimits(limiter),
      live,
      siteUrls: { pm: config.PM_URL, tbl: config.TBL_URL },
    }),
    sharePasses: new SharePassCookies(config.CODE_KEY),
  };
}
