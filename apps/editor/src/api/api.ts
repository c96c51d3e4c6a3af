import type { EditorComponent } from '@prospectus/content/schema/blocks/component-definition'
import type { Me } from '@prospectus/protocol/management/person'
import type { Story } from '@prospectus/protocol/management/story'
import { LANGUAGE } from '../language/language.ts'
import { faultWords } from './fault-words.ts'
import { WORDS } from './words.ts'

export type { Me, Story as StoryRecord }

export interface Answer<Body> {
  /** 0 when the server cannot be reached. */
  readonly status: number
  readonly body: Body
  /** What the server said when it refused. */
  readonly fault: string
  /** Of a list: how many there are on all pages. */
  readonly total?: number
}

export type Ask = <Body>(what: string, options?: AskOptions) => Promise<Answer<Body>>

export interface AskOptions {
  readonly body?: unknown
  /** The version of a story that a save starts from. */
  readonly version?: number
  readonly signal?: AbortSignal
}

const UNREACHABLE = WORDS.unreachable

interface AskParts {
  /** Called when the session has ended; the request is sent again once somebody has signed in. */
  readonly signInAgain?: () => Promise<void>
  readonly fetched?: typeof fetch
}

/**
 * Sends requests such as `PUT stories/1` to the content system, below the space. Never throws: what went
 * wrong is in the answer.
 *
 * @param base what the address begins with
 */
export function createAsk(base: string, { signInAgain, fetched = fetch }: AskParts = {}): Ask {
  const ask: Ask = async <Body>(what: string, options: AskOptions = {}) => {
    const { body, version, signal } = options
    const [method = 'GET', path = ''] = what.split(' ')
    const headers = {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
    }
    try {
      const response = await fetched(`${base}${path}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(signal === undefined ? {} : { signal }),
      })
      if (response.status === 401 && signInAgain !== undefined) {
        await signInAgain()
        return await ask<Body>(what, options)
      }
      const said = await response.json()
      const fault = response.ok ? '' : faultWords(response.status, Object(said))
      const total = Number(response.headers.get('total') ?? Number.NaN)
      const counted = Number.isNaN(total) ? {} : { total }
      return { status: response.status, body: said as Body, fault, ...counted }
    } catch {
      return { status: 0, body: {} as Body, fault: UNREACHABLE }
    }
  }
  return ask
}

/** Who is signed in; undefined when nobody is. */
export async function whoAmI(): Promise<Answer<Me>> {
  return await createAsk('/v1/')<Me>('GET me')
}

/** What blocks and stories hold, by their component names; labels and help are in the language of this tab. */
export type Components = ReadonlyMap<string, EditorComponent>

export async function readComponents(ask: Ask): Promise<Components> {
  const { body } = await ask<{ components?: readonly EditorComponent[] }>(
    `GET components?language=${LANGUAGE}`,
  )
  return new Map((body.components ?? []).map((component) => [component.name, component]))
}
