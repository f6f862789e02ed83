/** The password of accounts in tests. */
export const PASSWORD = "seven gray cranes";

export const MESSAGE = "__typename ... on Refusal { message }";
export const signUp = (email: string, password = PASSWORD) =>
  `mutation { signUp(email: "${email}", password: "${password}", acceptsTerms: true) { ${MESSAGE} ... on CodeSent { email message } } }`;
export const signIn = (email: string, password = PASSWORD) =>
  `mutation { signIn(email: "${email}", password: "${password}") { ${MESSAGE} ... on SignedIn { account { email } } } }`;
export const verify = (email: string, code: string, password = PASSWORD) =>
  `mutation { verifyEmail(email: "${email}", code: "${code}", password: "${password}") { ${MESSAGE} } }`;
export const sendReset = (email: string) =>
  `mutation { sendPasswordResetCode(email: "${email}") { ${MESSAGE} ... on CodeSent { email message } } }`;
export const reset = (email: string, code: string, password: string) =>
  `mutation { resetPassword(email: "${email}", code: "${code}", newPassword: "${password}") { ${MESSAGE} } }`;
export const sendSignIn = (email: string) =>
  `mutation { sendSignInCode(email: "${email}") { ${MESSAGE} ... on CodeSent { email message } } }`;
export const enterCode = (email: string, code: string, acceptsTerms = true) =>
  `mutation { signInWithCode(email: "${email}", code: "${code}", acceptsTerms: ${acceptsTerms}) { ${MESSAGE} ... on SignedIn { isRestored account { email hasPassword } } } }`;
export const change = (current: string, next: string) =>
  `mutation { changePassword(currentPassword: "${current}", newPassword: "${next}") { ${MESSAGE} ... on PasswordChanged { message } } }`;
export const WHO = "{ account { email } }";
