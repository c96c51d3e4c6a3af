/** The account of the signed-in person (management-api#sessions). */
export interface OwnAccount {
  readonly person: {
    readonly name: string
    readonly email: string
    readonly role: 'owner' | 'editor' | 'author' | 'viewer'
  }
  readonly second_factor: boolean
  readonly password: boolean
  readonly sessions: readonly {
    readonly current: boolean
    readonly since: string
    readonly client: string
    readonly browser: string
  }[]
}
