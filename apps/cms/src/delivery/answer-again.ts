import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { matchesEtag, negotiateEncoding } from '@prospectus/server/answers/negotiation'
import { LRUCache } from 'lru-cache'
import type { ReadStorage } from '../storage/read-storage.ts'
import { answerHeaders, bodyHeaders, COMMON_HEADERS, cachePolicy } from './caching.ts'
import type { KeptAnswers } from './kept-answers.ts'

/** What was asked at an address that a kept answer to a published request was given for. */
export interface AskedBefore {
  readonly token: string
  /** Of the answer, among those that are kept. */
  readonly key: string
  readonly cv: number | undefined
}

/**
 * Answers a request ahead of all routes when its address was answered before, word for word, and the answer is
 * that of the present version: what reading the address anew costs, routes included, is more than the rest.
 * The token is looked up each time.
 */
export interface AnswersAgain {
  /** @param target path and query as they were sent */
  readonly remember: (target: string, asked: AskedBefore) => void
  /** Undefined at once, or false a little later, when the routes are to answer. */
  readonly answer: (
    request: IncomingMessage,
    response: ServerResponse,
    others?: Readonly<Record<string, string>>,
  ) => Promise<boolean> | undefined
}

/** @param kept answers by what was asked, those of the routes */
export function createAnswersAgain(storage: ReadStorage, kept: KeptAnswers): AnswersAgain {
  const known = new LRUCache<string, AskedBefore>({
    maxSize: KNOWN_BYTES,
    sizeCalculation: ({ key, token }, target) => 2 * (target.length + key.length + token.length),
  })
  const answerKnown = async (
    asked: AskedBefore,
    { headers }: IncomingMessage,
    response: ServerResponse,
    others: Readonly<Record<string, string>>,
  ) => {
    const [space, kind] = await Promise.all([storage.space(), storage.tokenKind(asked.token)])
    const { version } = space
    const answer = kept.get(asked.key, version)
    if (answer === undefined || (kind !== 'public' && kind !== 'preview')) return false
    const policy = cachePolicy({ isPublished: true, briefly: false, cv: asked.cv, version })
    const common = {
      ...others,
      ...answerHeaders(answer, policy),
      ...COMMON_HEADERS,
      'x-request-id': randomUUID(),
    }
    if (matchesEtag(headers['if-none-match'], answer.etag)) {
      response.writeHead(304, common).end()
      return true
    }
    const encoding = answer.isCompressible
      ? negotiateEncoding(headers['accept-encoding'])
      : 'identity'
    const body = await answer.in(encoding)
    response.writeHead(200, { ...common, ...bodyHeaders(body, encoding) }).end(body)
    return true
  }
  return {
    remember: (target, asked) => void known.set(target, asked),
    answer: (request, response, others = {}) => {
      const { method, url = '', headers } = request
      const asked = method === 'GET' && headers.host !== undefined ? known.get(url) : undefined
      // What cannot be read here the routes cannot read either, and they say so.
      return asked && answerKnown(asked, request, response, others).catch(() => false)
    },
  }
}

const KNOWN_BYTES = 4 * 1024 * 1024
