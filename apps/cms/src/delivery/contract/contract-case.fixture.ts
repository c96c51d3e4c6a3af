import { PREVIEW_TOKEN, PUBLIC_TOKEN, type TestResponse } from './served-delivery.fixture.ts'

/** A request that demonstrates a row of the contract document, and the expected response. */
export interface ContractCase {
  /** Id of the row in the document. */
  readonly id: string
  /** Path and query below `cdn/`, without the token. */
  readonly request: string
  readonly token?: string | undefined
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Follows redirects unless false. */
  readonly follow?: boolean
  readonly status: number
  /** Picks the relevant part of the response. */
  readonly pick: (response: TestResponse) => unknown
  /** Expected result of `pick`. */
  readonly expected: unknown
}

type Options = Partial<Pick<ContractCase, 'token' | 'method' | 'headers' | 'follow' | 'status'>>

/** A case for a request, by default with the public token, and the expected part of its response. */
export function shows(
  id: string,
  request: string,
  pick: ContractCase['pick'],
  expected: unknown,
  options: Options = {},
): ContractCase {
  return { id, request, token: PUBLIC_TOKEN, status: 200, pick, expected, ...options }
}

/** A case that expects these full slugs in a list of published stories. */
export function lists(id: string, request: string, ...slugs: readonly string[]): ContractCase {
  return shows(id, request, fullSlugsOf, slugs)
}

/** A case that expects these full slugs in a list of drafts, requested with the preview token. */
export function listsDrafts(
  id: string,
  request: string,
  ...slugs: readonly string[]
): ContractCase {
  return shows(id, `${request}&version=draft`, fullSlugsOf, slugs, { token: PREVIEW_TOKEN })
}

/** A case that expects an error whose message contains this text. */
export function rejects(
  id: string,
  request: string,
  status: number,
  error: string,
  options: Options = {},
): ContractCase {
  const pick = ({ body }: TestResponse) => {
    const message = textAt(body, 'error')
    return message.includes(error) ? error : message
  }
  return shows(id, request, pick, error, { status, ...options })
}

/** Reads a nested member; undefined if it does not exist. */
export function memberAt(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined,
    value,
  )
}

/** Picks a member of the body. */
export function bodyAt(...path: readonly (string | number)[]): ContractCase['pick'] {
  return (response) => memberAt(response.body, ...path)
}

/** Picks a header. */
export function headerOf(name: string): ContractCase['pick'] {
  return ({ headers }) => headers.get(name)
}

/** Picks the full slug, or another text, of each item of a list in the body. */
export function textsOf(list: string, key = 'full_slug'): ContractCase['pick'] {
  return (response) => {
    const items = memberAt(response.body, list)
    return Array.isArray(items) ? items.map((item) => textAt(item, key)) : items
  }
}

export const fullSlugsOf = textsOf('stories')

function textAt(value: unknown, key: string): string {
  return String(memberAt(value, key))
}
