import { HttpError } from '@prospectus/server/http-error'

/** Takes in one upload of somebody, or refuses it at once when there is no place for it. */
export type UploadPlaces = <Result>(sender: string, work: () => Promise<Result>) => Promise<Result>

/**
 * Places for as many uploads as the memory is meant for: each is held in it as a whole while it is read, checked
 * and stored. Nobody has all of them, so that somebody who sends slowly keeps nobody else waiting.
 *
 * @returns what throws a `HttpError` (429) for one upload too many
 */
export function createUploadPlaces(): UploadPlaces {
  const taken = new Map<string, number>()
  let all = 0
  const take = (sender: string, count: 1 | -1) => {
    all += count
    const own = (taken.get(sender) ?? 0) + count
    if (own === 0) taken.delete(sender)
    else taken.set(sender, own)
  }
  return async (sender, work) => {
    if (all >= MOST_AT_ONCE || (taken.get(sender) ?? 0) >= MOST_OF_ONE) {
      throw new HttpError(429, { error: TOO_MANY }, { 'retry-after': '5' })
    }
    take(sender, 1)
    try {
      return await work()
    } finally {
      take(sender, -1)
    }
  }
}

const TOO_MANY =
  'Too many files are being uploaded at this moment; send this one again in a few seconds'
/** Of 40 MB each at most, of which a form and its file are held: a gigabyte when all of them end at once. */
const MOST_AT_ONCE = 12
/** As many as scripts send at once. */
const MOST_OF_ONE = 4
