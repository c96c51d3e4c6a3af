import type { Answers } from '@prospectus/content/forms/check-answers'

/** What is typed and picked in a form, by name, as it would be sent. */
export function answersOf(form: HTMLFormElement): Answers {
  const data = new FormData(form)
  const textsOf = (name: string) => data.getAll(name).filter((value) => typeof value === 'string')
  return Object.fromEntries([...new Set(data.keys())].map((name) => [name, textsOf(name)]))
}
