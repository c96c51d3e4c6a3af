import type { AuthContract, AuthPath, AuthResponse } from '@prospectus/protocol/management/auth'

export interface AuthEndpoint<
  RequestMember extends string = string,
  ResponseMember extends string = string,
> {
  /** Body members passed to the library; others are dropped. */
  readonly requestMembers: readonly RequestMember[]
  readonly addedMembers?: Readonly<Record<string, unknown>>
  /** Response members that are returned, by the library's name; never a session's token. */
  readonly responseMembers?: Readonly<Record<string, ResponseMember>>
  /** Account whose wrong passwords are counted here: that of `email` in the body, or the signed-in person's. */
  readonly attemptsCountedFor?: 'email' | 'session'
  /** Body member with the token of a one-time link. */
  readonly linkTokenMember?: RequestMember
  /** Signs somebody in; the browser is known from then on. */
  readonly signsIn?: true
  readonly auditAction: string
}

/** The endpoints that the library implements; `auth-routes.ts` handles the others itself. */
type LibraryPath = Exclude<AuthPath, OwnPath>

export type OwnPath =
  | 'single-sign-on'
  | 'account'
  | 'account/name'
  | 'first-owner'
  | 'request-password-reset'

type EndpointOf<Path extends AuthPath> = AuthEndpoint<
  AuthContract[Path]['takes'],
  keyof AuthResponse<Path> & string
>

export const PASSWORD_SIGN_IN: EndpointOf<'sign-in/email'> = {
  requestMembers: ['email', 'password'],
  responseMembers: { twoFactorRedirect: 'second_factor' },
  attemptsCountedFor: 'email',
  signsIn: true,
  auditAction: 'session.start',
}

/** The public endpoints below `/auth` that the library implements, all by POST. */
export const AUTH_ENDPOINTS: { readonly [Path in LibraryPath]: EndpointOf<Path> } = {
  'sign-in/email': PASSWORD_SIGN_IN,
  'sign-out': { requestMembers: [], auditAction: 'session.end' },
  'revoke-other-sessions': { requestMembers: [], auditAction: 'session.end-others' },
  'reset-password': {
    requestMembers: ['token', 'newPassword'],
    linkTokenMember: 'token',
    auditAction: 'password.reset',
  },
  'change-password': {
    requestMembers: ['currentPassword', 'newPassword'],
    addedMembers: { revokeOtherSessions: true },
    attemptsCountedFor: 'session',
    auditAction: 'password.change',
  },
  'two-factor/enable': {
    requestMembers: ['password'],
    responseMembers: { totpURI: 'totp_uri', backupCodes: 'recovery_codes' },
    attemptsCountedFor: 'session',
    auditAction: 'second-factor.prepare',
  },
  'two-factor/disable': {
    requestMembers: ['password'],
    attemptsCountedFor: 'session',
    auditAction: 'second-factor.disable',
  },
  'two-factor/generate-backup-codes': {
    requestMembers: ['password'],
    responseMembers: { backupCodes: 'recovery_codes' },
    attemptsCountedFor: 'session',
    auditAction: 'second-factor.new-codes',
  },
  'two-factor/verify-totp': {
    requestMembers: ['code'],
    signsIn: true,
    auditAction: 'second-factor.pass',
  },
  'two-factor/verify-backup-code': {
    requestMembers: ['code'],
    signsIn: true,
    auditAction: 'second-factor.recover',
  },
}
