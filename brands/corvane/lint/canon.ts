import type { Bundled } from '../../../tools/content/lint/bundled.ts'
import type { Fault } from '../../../tools/content/lint/fault.ts'
import { isMapping } from '../../../tools/content/lint/walk.ts'
import type { StoryFile } from '../../../tools/content/story-files.ts'
import { offices } from '../canon/company.ts'
import { guests, people } from '../canon/people.ts'
import { statements } from '../canon/statements.ts'
import { nearNames } from './near-names.ts'
import { storyTexts } from './story-texts.ts'

const phones: readonly string[] = offices.flatMap(({ phone }) => phone ?? [])
const names = [...people.map(({ name }) => name), ...guests]

/** Texts say of people, customers, offices and offers what the canon says. */
export function canonFaults({ stories }: Bundled): Fault[] {
  return stories.flatMap((story) => [
    ...authorFaults(story),
    ...storyTexts(story).flatMap(({ path, text }) =>
      [
        ...statementFaults(text),
        ...postFaults(text),
        ...phoneFaults(text),
        ...nearNames(text, names).map(({ said, meant }) => `"${said}" is too close to "${meant}"`),
      ].map((message) => ({ story: story.full_slug, path, message })),
    ),
  ])
}

function statementFaults(text: string): string[] {
  return statements.flatMap(({ fact, pattern, values }) => {
    const groups = pattern
      .exec(text)
      ?.slice(1)
      .filter((group) => group !== undefined)
    if (groups === undefined || groups.join().toLowerCase() === values.join().toLowerCase())
      return []
    return [`${fact}: ${groups.join(', ')}, the canon says ${values.join(', ')}`]
  })
}

/** A post after or before a name is the person's; nobody signs before the day they joined. */
function postFaults(text: string): string[] {
  return people.flatMap(({ name, posts }) => {
    const post = /^, ((?:chief|head|principal)\b[^,.;”"]*)/.exec(text.split(name)[1] ?? '')?.[1]
    if (post === undefined || posts.some((own) => post.startsWith(own))) return []
    return [`${name}, ${post}: the canon says ${posts.join(' or ')}`]
  })
}

function phoneFaults(text: string): string[] {
  const said = text.match(/\+(?:44|1|61|31)[ \d]{9,}\d/g) ?? []
  return said
    .filter((phone) => !phones.includes(phone))
    .map((phone) => `${phone} is the phone of no office`)
}

function authorFaults({ full_slug, content }: StoryFile): Fault[] {
  if (!isMapping(content) || typeof content.author !== 'string' || content.author === '') return []
  const author = people.find(({ name }) => name === content.author)
  const fault = (message: string) => [{ story: full_slug, path: 'content.author', message }]
  if (author === undefined) return fault(`"${content.author}" is not among the people of the canon`)
  const signed = String(content.date ?? '').slice(0, 10)
  const early = signed !== '' && signed < author.joined
  return early ? fault(`${author.name} signs before joining on ${author.joined}`) : []
}
