import { settingList } from '../settings/setting-list.ts'

/**
 * Names in the environment that are nearly those of a setting: whoever misspells one would be served its
 * default without a word.
 *
 * @returns a sentence for each
 */
export function misspeltSettings(env: Readonly<Record<string, string | undefined>>): string[] {
  const known = settingList().map(({ name }) => name)
  return Object.keys(env)
    .filter((name) => name.length >= SHORTEST && !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((setting) => setting.length >= SHORTEST && isNear(name, setting))
      return meant === undefined
        ? []
        : [`${name}: there is no such setting; did you mean ${meant}?`]
    })
}

/** Short names, such as `HOST`, are near too many others. */
const SHORTEST = 6

/** Whether one letter too many, too few or another, or two that changed places, lie between them. */
function isNear(found: string, wanted: string): boolean {
  const [a, b] = [found.toUpperCase().replaceAll('-', '_'), wanted]
  if (a === b) return true
  if (Math.abs(a.length - b.length) > 1) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const rest = (text: string, from: number) => text.slice(at + from)
  return (
    rest(a, 1) === rest(b, 1) ||
    rest(a, 1) === rest(b, 0) ||
    rest(a, 0) === rest(b, 1) ||
    (a[at] === b[at + 1] && a[at + 1] === b[at] && rest(a, 2) === rest(b, 2))
  )
}
