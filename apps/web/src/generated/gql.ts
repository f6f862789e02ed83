/* eslint-disable */
import * as types from './graphql';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "query getAccount {\n  account {\n    id\n    email\n    stickerTokenBalance\n    identity\n    role\n    isInternal\n    capabilities\n  }\n}": typeof types.GetAccountDocument,
    "mutation changePassword($currentPassword: String!, $newPassword: String!) {\n  changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {\n    __typename\n    ... on PasswordChanged {\n      message\n    }\n    ... on Refusal {\n      message\n    }\n  }\n}\n\nmutation signOut($everywhere: Boolean!) {\n  signOut(everywhere: $everywhere)\n}": typeof types.ChangePasswordDocument,
    "mutation signIn($email: String!, $password: String!) {\n  signIn(email: $email, password: $password) {\n    __typename\n    ... on Refusal {\n      message\n    }\n  }\n}\n\nmutation signUp($email: String!, $password: String!, $acceptsTerms: Boolean!) {\n  signUp(email: $email, password: $password, acceptsTerms: $acceptsTerms) {\n    __typename\n    ... on Refusal {\n      message\n    }\n  }\n}\n\nmutation verifyEmail($email: String!, $code: String!, $password: String!) {\n  verifyEmail(email: $email, code: $code, password: $password) {\n    __typename\n    ... on Refusal {\n      message\n    }\n  }\n}\n\nmutation resendVerificationCode($email: String!) {\n  resendVerificationCode(email: $email) {\n    __typename\n    ... on Refusal {\n      message\n    }\n  }\n}\n\nmutation sendPasswordResetCode($email: String!) {\n  sendPasswordResetCode(email: $email) {\n    __typename\n    ... on Refusal {\n      message\n    }\n  }\n}\n\nmutation resetPassword($email: String!, $code: String!, $newPassword: String!) {\n  resetPassword(email: $email, code: $code, newPassword: $newPassword) {\n    __typename\n    ... on Refusal {\n      message\n    }\n  }\n}": typeof types.SignInDocument,
    "mutation createRectangularPrints($input: CreateRectangularPrintsInput!) {\n  createRectangularPrints(input: $input) {\n    __typename\n    ... on CreateRectangularPrintsSuccess {\n      files {\n        id\n      }\n    }\n    ... on Refusal {\n      message\n    }\n  }\n}\n\nquery getPrintFiles($ids: [ID!]!) {\n  printFiles(ids: $ids) {\n    id\n    status\n    url\n    downloadFilename\n  }\n}": typeof types.CreateRectangularPrintsDocument,
    "query getFileWithDesign($id: ID!) {\n  file(id: $id) {\n    id\n    name\n    designId\n    outputType\n    outputScale\n    accessPolicy\n    backgroundId\n    viewerPolicy\n    updatedAt\n    inputs\n    photoBucket\n    photoSignatures\n  }\n  account {\n    identity\n  }\n}\n\nmutation updateFile($input: UpdateFileInput!) {\n  updateFile(input: $input) {\n    __typename\n    ... on UpdateFileSuccess {\n      file {\n        name\n        accessPolicy\n        updatedAt\n      }\n    }\n    ... on StaleWrite {\n      file {\n        name\n        outputType\n        outputScale\n        accessPolicy\n        backgroundId\n        updatedAt\n        inputs\n        photoSignatures\n      }\n    }\n    ... on Refusal {\n      message\n    }\n  }\n}\n\nmutation createPresignedPost($folder: String!) {\n  createPresignedPost(folder: $folder) {\n    __typename\n    ... on PresignedPost {\n      url\n      fields\n      expires\n      keyPrefix\n    }\n    ... on Refusal {\n      message\n    }\n  }\n}": typeof types.GetFileWithDesignDocument,
    "mutation importGuestData($data: GuestDataInput!) {\n  importGuestData(data: $data) {\n    __typename\n    ... on ImportGuestDataSuccess {\n      projects {\n        requestId\n        fileId\n        isNew\n      }\n    }\n    ... on PhotosMissing {\n      photoIds\n    }\n    ... on Refusal {\n      message\n    }\n  }\n}": typeof types.ImportGuestDataDocument,
    "query getOwnFiles {\n  files {\n    id\n    name\n    updatedAt\n    openingsWithImages\n    design {\n      regionCount\n      regionTypePlural\n    }\n  }\n}": typeof types.GetOwnFilesDocument,
    "query getFiles {\n  account {\n    email\n  }\n  files {\n    id\n    name\n    updatedAt\n    openingsWithImages\n    design {\n      thumbnailUrl\n      width\n      height\n      regionCount\n      regionTypePlural\n    }\n  }\n}\n\nmutation createMapmakerFile($input: CreateMapmakerFileInput!) {\n  createMapmakerFile(input: $input) {\n    __typename\n    ... on CreateMapmakerFileSuccess {\n      file {\n        id\n        outputType\n      }\n    }\n    ... on Refusal {\n      message\n    }\n  }\n}": typeof types.GetFilesDocument,
    "query getShell {\n  account {\n    email\n  }\n  files {\n    id\n  }\n}": typeof types.GetShellDocument,
};
const documents: Documents = {
    "query getAccount {\n  account {\n    id\n    email\n    stickerTokenBalance\n    identity\n    role\n    isInternal\n    capabilities\n  }\n}": types.GetAccountDocument,
    "mutation changePassword($currentPassword: String!, $newPassword: String!) {\n  changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {\n    __typename\n    ... on PasswordChanged {\n      message\n    }\n    ... on Refusal {\n      message\n    }\n  }\n}\n\nmutation signOut($everywhere: Boolean!) {\n  signOut(everywhere: $everywhere)\n}": types.ChangePasswordDocument,
    "mutation signIn($email: String!, $password: String!) {\n  signIn(email: $email, password: $password) {\n    __typename\n    ... on Refusal {\n      message\n    }\n  }\n}\n\nmutation signUp($email: String!, $password: String!, $acceptsTerms: Boolean!) {\n  signUp(email: $email, password: $password, acceptsTerms: $acceptsTerms) {\n    __typename\n    ... on Refusal {\n      message\n    }\n  }\n}\n\nmutation verifyEmail($email: String!, $code: String!, $password: String!) {\n  verifyEmail(email: $email, code: $code, password: $password) {\n    __typename\n    ... on Refusal {\n      message\n    }\n  }\n}\n\nmutation resendVerificationCode($email: String!) {\n  resendVerificationCode(email: $email) {\n    __typename\n    ... on Refusal {\n      message\n    }\n  }\n}\n\nmutation sendPasswordResetCode($email: String!) {\n  sendPasswordResetCode(email: $email) {\n    __typename\n    ... on Refusal {\n      message\n    }\n  }\n}\n\nmutation resetPassword($email: String!, $code: String!, $newPassword: String!) {\n  resetPassword(email: $email, code: $code, newPassword: $newPassword) {\n    __typename\n    ... on Refusal {\n      message\n    }\n  }\n}": types.SignInDocument,
    "mutation createRectangularPrints($input: CreateRectangularPrintsInput!) {\n  createRectangularPrints(input: $input) {\n    __typename\n    ... on CreateRectangularPrintsSuccess {\n      files {\n        id\n      }\n    }\n    ... on Refusal {\n      message\n    }\n  }\n}\n\nquery getPrintFiles($ids: [ID!]!) {\n  printFiles(ids: $ids) {\n    id\n    status\n    url\n    downloadFilename\n  }\n}": types.CreateRectangularPrintsDocument,
    "query getFileWithDesign($id: ID!) {\n  file(id: $id) {\n    id\n    name\n    designId\n    outputType\n    outputScale\n    accessPolicy\n    backgroundId\n    viewerPolicy\n    updatedAt\n    inputs\n    photoBucket\n    photoSignatures\n  }\n  account {\n    identity\n  }\n}\n\nmutation updateFile($input: UpdateFileInput!) {\n  updateFile(input: $input) {\n    __typename\n    ... on UpdateFileSuccess {\n      file {\n        name\n        accessPolicy\n        updatedAt\n      }\n    }\n    ... on StaleWrite {\n      file {\n        name\n        outputType\n        outputScale\n        accessPolicy\n        backgroundId\n        updatedAt\n        inputs\n        photoSignatures\n      }\n    }\n    ... on Refusal {\n      message\n    }\n  }\n}\n\nmutation createPresignedPost($folder: String!) {\n  createPresignedPost(folder: $folder) {\n    __typename\n    ... on PresignedPost {\n      url\n      fields\n      expires\n      keyPrefix\n    }\n    ... on Refusal {\n      message\n    }\n  }\n}": types.GetFileWithDesignDocument,
    "mutation importGuestData($data: GuestDataInput!) {\n  importGuestData(data: $data) {\n    __typename\n    ... on ImportGuestDataSuccess {\n      projects {\n        requestId\n        fileId\n        isNew\n      }\n    }\n    ... on PhotosMissing {\n      photoIds\n    }\n    ... on Refusal {\n      message\n    }\n  }\n}": types.ImportGuestDataDocument,
    "query getOwnFiles {\n  files {\n    id\n    name\n    updatedAt\n    openingsWithImages\n    design {\n      regionCount\n      regionTypePlural\n    }\n  }\n}": types.GetOwnFilesDocument,
    "query getFiles {\n  account {\n    email\n  }\n  files {\n    id\n    name\n    updatedAt\n    openingsWithImages\n    design {\n      thumbnailUrl\n      width\n      height\n      regionCount\n      regionTypePlural\n    }\n  }\n}\n\nmutation createMapmakerFile($input: CreateMapmakerFileInput!) {\n  createMapmakerFile(input: $input) {\n    __typename\n    ... on CreateMapmakerFileSuccess {\n      file {\n        id\n        outputType\n      }\n    }\n    ... on Refusal {\n      message\n    }\n  }\n}": types.GetFilesDocument,
    "query getShell {\n  account {\n    email\n  }\n  files {\n    id\n  }\n}": types.GetShellDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query getAccount {\n  account {\n    id\n    email\n    stickerTokenBalance\n    identity\n    role\n    isInternal\n    capabilities\n  }\n}"): typeof import('./graphql').GetAccountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation changePassword($currentPassword: String!, $newPassword: String!) {\n  changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {\n    __typename\n    ... on PasswordChanged {\n      message\n    }\n    ... on Refusal {\n      message\n    }\n  }\n}\n\nmutation signOut($everywhere: Boolean!) {\n  signOut(everywhere: $everywhere)\n}"): typeof import('./graphql').ChangePasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation signIn($email: String!, $password: String!) {\n  signIn(email: $email, password: $password) {\n    __typename\n    ... on Refusal {\n      message\n    }\n  }\n}\n\nmutation signUp($email: String!, $password: String!, $acceptsTerms: Boolean!) {\n  signUp(email: $email, password: $password, acceptsTerms: $acceptsTerms) {\n    __typename\n    ... on Refusal {\n      message\n    }\n  }\n}\n\nmutation verifyEmail($email: String!, $code: String!, $password: String!) {\n  verifyEmail(email: $email, code: $code, password: $password) {\n    __typename\n    ... on Refusal {\n      message\n    }\n  }\n}\n\nmutation resendVerificationCode($email: String!) {\n  resendVerificationCode(email: $email) {\n    __typename\n    ... on Refusal {\n      message\n    }\n  }\n}\n\nmutation sendPasswordResetCode($email: String!) {\n  sendPasswordResetCode(email: $email) {\n    __typename\n    ... on Refusal {\n      message\n    }\n  }\n}\n\nmutation resetPassword($email: String!, $code: String!, $newPassword: String!) {\n  resetPassword(email: $email, code: $code, newPassword: $newPassword) {\n    __typename\n    ... on Refusal {\n      message\n    }\n  }\n}"): typeof import('./graphql').SignInDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation createRectangularPrints($input: CreateRectangularPrintsInput!) {\n  createRectangularPrints(input: $input) {\n    __typename\n    ... on CreateRectangularPrintsSuccess {\n      files {\n        id\n      }\n    }\n    ... on Refusal {\n      message\n    }\n  }\n}\n\nquery getPrintFiles($ids: [ID!]!) {\n  printFiles(ids: $ids) {\n    id\n    status\n    url\n    downloadFilename\n  }\n}"): typeof import('./graphql').CreateRectangularPrintsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query getFileWithDesign($id: ID!) {\n  file(id: $id) {\n    id\n    name\n    designId\n    outputType\n    outputScale\n    accessPolicy\n    backgroundId\n    viewerPolicy\n    updatedAt\n    inputs\n    photoBucket\n    photoSignatures\n  }\n  account {\n    identity\n  }\n}\n\nmutation updateFile($input: UpdateFileInput!) {\n  updateFile(input: $input) {\n    __typename\n    ... on UpdateFileSuccess {\n      file {\n        name\n        accessPolicy\n        updatedAt\n      }\n    }\n    ... on StaleWrite {\n      file {\n        name\n        outputType\n        outputScale\n        accessPolicy\n        backgroundId\n        updatedAt\n        inputs\n        photoSignatures\n      }\n    }\n    ... on Refusal {\n      message\n    }\n  }\n}\n\nmutation createPresignedPost($folder: String!) {\n  createPresignedPost(folder: $folder) {\n    __typename\n    ... on PresignedPost {\n      url\n      fields\n      expires\n      keyPrefix\n    }\n    ... on Refusal {\n      message\n    }\n  }\n}"): typeof import('./graphql').GetFileWithDesignDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation importGuestData($data: GuestDataInput!) {\n  importGuestData(data: $data) {\n    __typename\n    ... on ImportGuestDataSuccess {\n      projects {\n        requestId\n        fileId\n        isNew\n      }\n    }\n    ... on PhotosMissing {\n      photoIds\n    }\n    ... on Refusal {\n      message\n    }\n  }\n}"): typeof import('./graphql').ImportGuestDataDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query getOwnFiles {\n  files {\n    id\n    name\n    updatedAt\n    openingsWithImages\n    design {\n      regionCount\n      regionTypePlural\n    }\n  }\n}"): typeof import('./graphql').GetOwnFilesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query getFiles {\n  account {\n    email\n  }\n  files {\n    id\n    name\n    updatedAt\n    openingsWithImages\n    design {\n      thumbnailUrl\n      width\n      height\n      regionCount\n      regionTypePlural\n    }\n  }\n}\n\nmutation createMapmakerFile($input: CreateMapmakerFileInput!) {\n  createMapmakerFile(input: $input) {\n    __typename\n    ... on CreateMapmakerFileSuccess {\n      file {\n        id\n        outputType\n      }\n    }\n    ... on Refusal {\n      message\n    }\n  }\n}"): typeof import('./graphql').GetFilesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query getShell {\n  account {\n    email\n  }\n  files {\n    id\n  }\n}"): typeof import('./graphql').GetShellDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
