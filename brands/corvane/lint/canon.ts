import type { Finding } from '../../../tools/content/lint/finding.ts'
import type { LintedContent } from '../../../tools/content/lint/linted-content.ts'
import { isJsonObject } from '../../../tools/content/lint/walk.ts'
import type { StoryFile } from '../../../tools/content/story-files.ts'
import { offices } from '../canon/company.ts'
import { guests, people } from '../canon/people.ts'
import { statements } from '../canon/statements.ts'
import { nearNames } from './near-names.ts'
import { storyTexts } from './story-texts.ts'

const phones: readonly string[] = offices.flatMap(({ phone }) => phone ?? [])
const names = [...people.map(({ name }) => name), ...guests]

/** Finds facts about people, customers, offices and offers that differ from the canon. */
export function canonFindings({ stories }: LintedContent): Finding[] {
  return stories.flatMap((story) => [
    ...authorFindings(story),
    ...storyTexts(story).flatMap(({ path, text }) =>
      [
        ...statementFindings(text),
        ...jobTitleFindings(text),
        ...phoneFindings(text),
        ...nearNames(text, names).map(
          ({ name, intended }) =>
            `"${name}" looks like a misspelling of "${intended}" in the canon`,
        ),
      ].map((message) => ({ story: story.full_slug, path, message })),
    ),
  ])
}

function statementFindings(text: string): string[] {
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

/** Finds job titles after a person's name that are not one of theirs. */
function jobTitleFindings(text: string): string[] {
  return people.flatMap(({ name, jobTitles }) => {
    const title = /^, ((?:chief|head|principal)\b[^,.;”"]*)/.exec(text.split(name)[1] ?? '')?.[1]
    if (title === undefined || jobTitles.some((allowed) => title.startsWith(allowed))) return []
    return [`${name}, ${title}: the canon says ${jobTitles.join(' or ')}`]
  })
}

function phoneFindings(text: string): string[] {
  const numbers = text.match(/\+(?:44|1|61|31)[ \d]{9,}\d/g) ?? []
  return numbers
    .filter((phone) => !phones.includes(phone))
    .map((phone) => `${phone} is no office's phone number in the canon`)
}

function authorFindings({ full_slug, content }: StoryFile): Finding[] {
  if (!isJsonObject(content) || typeof content.author !== 'string' || content.author === '')
    return []
  const author = people.find(({ name }) => name === content.author)
  const finding = (message: string) => [{ story: full_slug, path: 'content.author', message }]
  if (author === undefined)
    return finding(`"${content.author}" is not among the people of the canon`)
  const date = String(content.date ?? '').slice(0, 10)
  const isTooEarly = date !== '' && date < author.joined
  return isTooEarly
    ? finding(`${author.name} joined on ${author.joined}, after the date of this text`)
    : []
}
