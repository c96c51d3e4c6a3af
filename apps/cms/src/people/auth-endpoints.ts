export interface AuthEndpoint {
  /** Body members passed to the library; others are dropped. */
  readonly requestMembers: readonly string[]
  readonly addedMembers?: Readonly<Record<string, unknown>>
  /** Response members that are returned, by the library's name; never a session's token. */
  readonly responseMembers?: Readonly<Record<string, string>>
  /** Account whose wrong passwords are counted here: that of `email` in the body, or the signed-in person's. */
  readonly attemptsCountedFor?: 'email' | 'session'
  /** Body member with the token of a one-time link. */
  readonly linkTokenMember?: string
  /** Signs somebody in; the browser is known from then on. */
  readonly signsIn?: true
  readonly auditAction: string
}

export const PASSWORD_SIGN_IN: AuthEndpoint = {
  requestMembers: ['email', 'password'],
  responseMembers: { twoFactorRedirect: 'second_factor' },
  attemptsCountedFor: 'email',
  signsIn: true,
  auditAction: 'session.start',
}

/** The public endpoints below `/auth` that the library implements, all by POST. */
export const AUTH_ENDPOINTS: Readonly<Record<string, AuthEndpoint>> = {
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
