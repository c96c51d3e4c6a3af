import { Refusal } from './refusal.ts'

/** Takes in one upload, or refuses it at once when there is no place for it. */
export type UploadPlaces = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Places for as many uploads as the memory is meant for: each is held in it as a whole while it is read, checked
 * and stored.
 *
 * @returns what throws a `Refusal` (429) for one upload too many
 */
export function createUploadPlaces(most = MOST_AT_ONCE): UploadPlaces {
  let taken = 0
  return async (work) => {
    if (taken >= most) throw new Refusal(429, { error: TOO_MANY }, { 'retry-after': '5' })
    taken += 1
    try {
      return await work()
    } finally {
      taken -= 1
    }
  }
}

const TOO_MANY =
  'Too many files are being uploaded at this moment; send this one again in a few seconds'
/** Of 40 MB each at most, of which a form and its file are held: half a gigabyte. */
const MOST_AT_ONCE = 4
