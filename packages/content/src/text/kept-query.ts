import { fold } from './fold.ts'

/**
 * What is kept of a search that a visitor made, so that editors learn what is looked for: the folded text, cut at
 * a length. Undefined for what may name a person: anything like an e-mail address, and numbers of six digits or
 * more, such as those of telephones or customers, however they are grouped. Undefined too for less than two
 * characters. What it returns it returns again.
 */
export function keptQuery(typed: string): string | undefined {
  const text = fold(typed)
  if (ADDRESS.test(text) || LONG_NUMBER.test(text)) return undefined
  const kept = [...text].slice(0, MOST_CHARACTERS).join('').trim()
  return [...kept].length < LEAST_CHARACTERS ? undefined : kept
}

const LEAST_CHARACTERS = 2
const MOST_CHARACTERS = 80
const ADDRESS = /@|\(at\)|\[at\]/
const LONG_NUMBER = /\p{Nd}(?:[\s\p{P}\p{S}]*\p{Nd}){5}/u
