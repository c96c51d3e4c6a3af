import type { Encoding } from '@prospectus/server/answers/accept-encoding'
import type { KeptAnswer } from './kept-answers.ts'

/** Of an answer to what could be answered, with a body or (304) without. */
export function answerHeaders({ etag, headers }: KeptAnswer, policy: string) {
  return { etag, 'cache-control': policy, ...headers }
}

/** That describe the body of an answer. */
export function bodyHeaders({ length }: Buffer, encoding: Encoding) {
  return {
    'content-type': JSON_TYPE,
    'content-length': String(length),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  }
}

/** Of every answer, refusals included. */
export const COMMON_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Total, Per-Page',
  vary: 'Accept-Encoding, Origin',
  'x-content-type-options': 'nosniff',
}

export const JSON_TYPE = 'application/json; charset=utf-8'
