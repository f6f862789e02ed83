/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Inputs } from '@photomap/project';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AccessPolicy =
  | 'PRIVATE'
  | 'PUBLIC'
  | 'PUBLIC_COLLABORATORS';

export type CreateMapmakerFileInput = {
  designId: string;
  outputScale?: number | null | undefined;
  outputType?: OutputType | null | undefined;
};

export type CreateRectangularPrintsInput = {
  dpi: number;
  fileId: string;
  printLayouts: Array<PrintLayoutInput>;
  printOptions: PrintOptionsInput;
};

export type OutputType =
  | 'MATBOARD_WALL_MAP'
  | 'MATBOARD_WALL_MAP_SINGLE'
  | 'VEHICLE_MAP'
  | 'VINYL_WALL_MAP';

export type PrintLayoutInput = {
  downloadFilename: string;
  /** Points. */
  height: number;
  printOpenings: Array<PrintOpeningInput>;
  /** Points. */
  width: number;
};

export type PrintOpeningInput = {
  openingId: string;
  turned: boolean;
  x: number;
  y: number;
};

export type PrintOptionsInput = {
  backgroundColor: string;
  borderColor: string;
  /** Points; 0 is no border. */
  borderWidth: number;
  clipImage: boolean;
  includeBuffer: boolean;
  printingGuides: boolean;
};

export type RenderStatus =
  | 'DONE'
  | 'FAILED'
  | 'RUNNING'
  | 'WAITING';

export type UpdateFileInput = {
  accessPolicy: AccessPolicy;
  fileId: string;
  /** The last known updatedAt; a save on an older copy is stale. */
  fileUpdatedAt: string;
  /** Only the openings that changed. */
  inputs?: Inputs | null | undefined;
  name: string;
  outputScale: number;
  outputType: OutputType;
};

/** Who the asking person is to a project. */
export type ViewerPolicy =
  | 'COLLABORATOR'
  | 'NONE'
  | 'OWNER'
  | 'VIEWER';

export type CreateRectangularPrintsMutationVariables = Exact<{
  input: CreateRectangularPrintsInput;
}>;


export type CreateRectangularPrintsMutation = { createRectangularPrints:
    | { __typename: 'CreateRectangularPrintsSuccess', files: Array<{ id: string }> }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
   };

export type GetPrintFilesQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type GetPrintFilesQuery = { printFiles: Array<{ id: string, status: RenderStatus, url: string | null, downloadFilename: string }> };

export type GetFileWithDesignQueryVariables = Exact<{
  id: string;
}>;


export type GetFileWithDesignQuery = { file: { id: string, name: string, designId: string, outputType: OutputType, outputScale: number, accessPolicy: AccessPolicy, viewerPolicy: ViewerPolicy, updatedAt: string, inputs: Inputs | null, photoBucket: string, photoSignatures: Readonly<Record<string, string>> } | null, account: { identity: string } | null };

export type UpdateFileMutationVariables = Exact<{
  input: UpdateFileInput;
}>;


export type UpdateFileMutation = { updateFile:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'StaleWrite', file: { updatedAt: string, inputs: Inputs | null } }
    | { __typename: 'UpdateFileSuccess', file: { updatedAt: string } }
   };

export type CreatePresignedPostMutationVariables = Exact<{
  folder: string;
}>;


export type CreatePresignedPostMutation = { createPresignedPost:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'PresignedPost', url: string, fields: Readonly<Record<string, string>>, expires: string, keyPrefix: string }
    | { __typename: 'TooManyAttempts', message: string }
   };

export type GetDesignsAndFilesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetDesignsAndFilesQuery = { account: { email: string } | null, designs: Array<{ id: string, baseId: string, name: string, width: number, height: number, regionCount: number, regionTypePlural: string }>, files: Array<{ id: string, name: string, updatedAt: string, openingsWithImages: number, design: { regionCount: number, regionTypePlural: string } }> };

export type CreateMapmakerFileMutationVariables = Exact<{
  input: CreateMapmakerFileInput;
}>;


export type CreateMapmakerFileMutation = { createMapmakerFile:
    | { __typename: 'CreateMapmakerFileSuccess', file: { id: string } }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
   };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const CreateRectangularPrintsDocument = new TypedDocumentString(`
    mutation createRectangularPrints($input: CreateRectangularPrintsInput!) {
  createRectangularPrints(input: $input) {
    __typename
    ... on CreateRectangularPrintsSuccess {
      files {
        id
      }
    }
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:362f5284ce0b02dd6cb368a009e0d0c0794272110ca025775d683e232715be11"}) as unknown as TypedDocumentString<CreateRectangularPrintsMutation, CreateRectangularPrintsMutationVariables>;
export const GetPrintFilesDocument = new TypedDocumentString(`
    query getPrintFiles($ids: [ID!]!) {
  printFiles(ids: $ids) {
    id
    status
    url
    downloadFilename
  }
}
    `, {"hash":"sha256:6ebf0382acde55e7fe41368e33b2a80b52f9a2b92f288ae9276aa841a8174b9e"}) as unknown as TypedDocumentString<GetPrintFilesQuery, GetPrintFilesQueryVariables>;
export const GetFileWithDesignDocument = new TypedDocumentString(`
    query getFileWithDesign($id: ID!) {
  file(id: $id) {
    id
    name
    designId
    outputType
    outputScale
    accessPolicy
    viewerPolicy
    updatedAt
    inputs
    photoBucket
    photoSignatures
  }
  account {
    identity
  }
}
    `, {"hash":"sha256:d2600b287815d9a5061c6cdf3643f66c6d87ff07e7ebf2a15342bd50fc3a906b"}) as unknown as TypedDocumentString<GetFileWithDesignQuery, GetFileWithDesignQueryVariables>;
export const UpdateFileDocument = new TypedDocumentString(`
    mutation updateFile($input: UpdateFileInput!) {
  updateFile(input: $input) {
    __typename
    ... on UpdateFileSuccess {
      file {
        updatedAt
      }
    }
    ... on StaleWrite {
      file {
        updatedAt
        inputs
      }
    }
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:ea8b2bd053ca583161c4e19ebd290ae3e17bf1e6739b74924ef925b8be48ee47"}) as unknown as TypedDocumentString<UpdateFileMutation, UpdateFileMutationVariables>;
export const CreatePresignedPostDocument = new TypedDocumentString(`
    mutation createPresignedPost($folder: String!) {
  createPresignedPost(folder: $folder) {
    __typename
    ... on PresignedPost {
      url
      fields
      expires
      keyPrefix
    }
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:ca25cd0f4e92d6bc88620fdf20ff80f980a703c65104a8e844ca6923a01a87e5"}) as unknown as TypedDocumentString<CreatePresignedPostMutation, CreatePresignedPostMutationVariables>;
export const GetDesignsAndFilesDocument = new TypedDocumentString(`
    query getDesignsAndFiles {
  account {
    email
  }
  designs {
    id
    baseId
    name
    width
    height
    regionCount
    regionTypePlural
  }
  files {
    id
    name
    updatedAt
    openingsWithImages
    design {
      regionCount
      regionTypePlural
    }
  }
}
    `, {"hash":"sha256:bf5a60969ea0ac4b5525d7921db90f0a29732058d0d6c1a1dd71580a35fc6d74"}) as unknown as TypedDocumentString<GetDesignsAndFilesQuery, GetDesignsAndFilesQueryVariables>;
export const CreateMapmakerFileDocument = new TypedDocumentString(`
    mutation createMapmakerFile($input: CreateMapmakerFileInput!) {
  createMapmakerFile(input: $input) {
    __typename
    ... on CreateMapmakerFileSuccess {
      file {
        id
      }
    }
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:5e788944eb1b8c6c65afa0e6558d6a56674b0587faef43d697297aa88e36e2b1"}) as unknown as TypedDocumentString<CreateMapmakerFileMutation, CreateMapmakerFileMutationVariables>;