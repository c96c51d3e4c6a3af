/** What an address of the sign-in library takes and gives when it is asked from outside. */
export interface AuthAddress {
  /** Members of the body that are handed on; no others are. */
  readonly takes: readonly string[]
  /** Members that are always sent with them. */
  readonly adds?: Readonly<Record<string, unknown>>
  /** Members of the answer that are handed back: never the token of a session. */
  readonly gives?: Readonly<Record<string, string>>
  /**
   * Whose secret could be guessed here: that of the account of an `email` in the body, or of the person who
   * is signed in.
   */
  readonly guesses?: 'email' | 'session'
  /** The member of the body that is the token of a one-time link. */
  readonly link?: string
  /** Whether it signs somebody in: the browser is known from then on. */
  readonly signsIn?: true
  /** How it is called in the audit trail, once it was done. */
  readonly auditAction: string
}

/** The addresses below `/auth` that can be reached, all by POST. */
export const AUTH_ADDRESSES: Readonly<Record<string, AuthAddress>> = {
  'sign-in/email': {
    takes: ['email', 'password'],
    gives: { twoFactorRedirect: 'second_factor' },
    guesses: 'email',
    signsIn: true,
    auditAction: 'session.start',
  },
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
