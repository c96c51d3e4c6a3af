import type { Person } from './person.ts'
import type { EmptyObject } from './request.ts'

/** A browser that the person is signed in with. */
export interface Session {
  /** True for this browser. */
  readonly current: boolean
  readonly since: string
  /** IP address; '' if it is not known. */
  readonly client: string
  /** User agent. */
  readonly browser: string
}

/** The account of the signed-in person. */
export interface OwnAccount {
  readonly person: Pick<Person, 'name' | 'email' | 'role'>
  readonly second_factor: boolean
  /** False for a person who signs in only through single sign-on. */
  readonly password: boolean
  readonly sessions: readonly Session[]
}

/** What an authenticator app needs, and codes for those who lose it. */
export interface Enrolment {
  readonly totp_uri: string
  readonly recovery_codes: readonly string[]
}

/** `GET /auth/session`: the public state of the session. */
export interface SessionState {
  readonly signed_in: boolean
  /** Label of the single sign-on button; null without single sign-on. */
  readonly single_sign_on: string | null
}

/** All POST addresses below `/auth`: members of the body, all of them text, and response (management-api#sessions). */
export interface AuthContract {
  'sign-in/email': { takes: 'email' | 'password'; response: { readonly second_factor?: true } }
  'two-factor/verify-totp': { takes: 'code'; response: EmptyObject }
  'two-factor/verify-backup-code': { takes: 'code'; response: EmptyObject }
  'single-sign-on': { takes: never; response: { readonly url: string } }
  'sign-out': { takes: never; response: EmptyObject }
  account: { takes: never; response: OwnAccount }
  'account/name': { takes: 'name'; response: EmptyObject }
  'revoke-other-sessions': { takes: never; response: EmptyObject }
  'change-password': { takes: 'currentPassword' | 'newPassword'; response: EmptyObject }
  'request-password-reset': { takes: 'email' | 'language'; response: EmptyObject }
  'reset-password': { takes: 'token' | 'newPassword'; response: EmptyObject }
  'two-factor/enable': { takes: 'password'; response: Enrolment }
  'two-factor/disable': { takes: 'password'; response: EmptyObject }
  'two-factor/generate-backup-codes': {
    takes: 'password'
    response: Pick<Enrolment, 'recovery_codes'>
  }
  'first-owner': { takes: 'token' | 'email' | 'password'; response: EmptyObject }
}

export type AuthPath = keyof AuthContract

export type AuthBody<Path extends AuthPath> = {
  readonly [Name in AuthContract[Path]['takes']]?: string | undefined
}

export type AuthResponse<Path extends AuthPath> = AuthContract[Path]['response']
