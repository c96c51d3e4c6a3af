export interface AuthAddress {
  /** Body members passed to the library; others are dropped. */
  readonly takes: readonly string[]
  readonly adds?: Readonly<Record<string, unknown>>
  /** Response members that are returned, by the library's name; never a session's token. */
  readonly gives?: Readonly<Record<string, string>>
  /** The account whose secret could be guessed here: of `email` in the body, or of the signed-in person. */
  readonly guesses?: 'email' | 'session'
  readonly link?: string
  /** Signs somebody in, which makes the browser known. */
  readonly signsIn?: true
  readonly auditAction: string
}

export const PASSWORD_SIGN_IN: AuthAddress = {
  takes: ['email', 'password'],
  gives: { twoFactorRedirect: 'second_factor' },
  guesses: 'email',
  signsIn: true,
  auditAction: 'session.start',
}

/** The public endpoints below `/auth`, all by POST. */
export const AUTH_ADDRESSES: Readonly<Record<string, AuthAddress>> = {
  'sign-in/email': PASSWORD_SIGN_IN,
  'sign-out': { takes: [], auditAction: 'session.end' },
  'revoke-other-sessions': { takes: [], auditAction: 'session.end-others' },
  'reset-password': {
    takes: ['token', 'newPassword'],
    link: 'token',
    auditAction: 'password.reset',
  },
  'change-password': {
    takes: ['currentPassword', 'newPassword'],
    adds: { revokeOtherSessions: true },
    guesses: 'session',
    auditAction: 'password.change',
  },
  'two-factor/enable': {
    takes: ['password'],
    gives: { totpURI: 'totp_uri', backupCodes: 'recovery_codes' },
    guesses: 'session',
    auditAction: 'second-factor.prepare',
  },
  'two-factor/disable': {
    takes: ['password'],
    guesses: 'session',
    auditAction: 'second-factor.disable',
  },
  'two-factor/generate-backup-codes': {
    takes: ['password'],
    gives: { backupCodes: 'recovery_codes' },
    guesses: 'session',
    auditAction: 'second-factor.new-codes',
  },
  'two-factor/verify-totp': { takes: ['code'], signsIn: true, auditAction: 'second-factor.pass' },
  'two-factor/verify-backup-code': {
    takes: ['code'],
    signsIn: true,
    auditAction: 'second-factor.recover',
  },
}
