import { describe, expect, it } from 'vitest'
import { findingLine } from '../../../tools/content/lint/finding.ts'
import type { LintRule } from '../../../tools/content/lint/lint-rule.ts'
import type { LintedContent } from '../../../tools/content/lint/linted-content.ts'
import type { StoryFile } from '../../../tools/content/story-files.ts'
import { noteFindings } from './editors-notes.ts'
import {
  labelledReferenceFindings,
  laterReferenceFindings,
  quotedTitleFindings,
  unlinkedFindings,
} from './references.ts'
import { seedContent } from './seed-content.fixture.ts'

/**
 * An entry whose text is the runs of its only paragraph; a run that is a list is a link: its label, and the id that it
 * leads to.
 */
function entry(
  full_slug: string,
  day: string,
  runs: readonly (string | readonly [label: string, uuid: string])[],
  more: object = {},
): StoryFile {
  const content = runs.map((run) =>
    typeof run === 'string'
      ? { type: 'text', text: run }
      : {
          type: 'text',
          text: run[0],
          marks: [{ type: 'link', attrs: { linktype: 'story', uuid: run[1] } }],
        },
  )
  return {
    name: full_slug,
    uuid: full_slug,
    full_slug,
    created_at: `${day}T09:00:00.000Z`,
    updated_at: `${day}T09:00:00.000Z`,
    is_startpage: false,
    published: true,
    ...more,
    content: {
      component: 'modules/resource',
      body: { type: 'doc', content: [{ type: 'paragraph', content }] },
    },
  } as unknown as StoryFile
}

function found(rule: LintRule, ...stories: readonly StoryFile[]): readonly string[] {
  return rule({ ...seedContent, stories } satisfies LintedContent).map(findingLine)
}

const later = entry('blog/later', '2022-07-19', ['x'], { name: 'Purchase orders have float too' })

describe('DATA-6 references between entries', () => {
  it('point to earlier entries, except in an editor’s note of a later day', () => {
    const early = entry('podcast/early', '2018-02-20', [
      'As in ',
      ['a later piece', 'blog/later'],
      '.',
    ])
    expect(found(laterReferenceFindings, early, later)).toEqual([
      'podcast/early: content.body.content.0: dated 2018-02-20, but refers to "blog/later" of 2022-07-19: say “2022” in the paragraph',
    ])
    const noted = (day: string) =>
      entry('podcast/early', '2018-02-20', [
        `Editor’s note, ${day}: see `,
        ['a later piece', 'blog/later'],
      ])
    expect(found(laterReferenceFindings, noted('24 November 2026'), later)).toEqual([])
    expect(found(laterReferenceFindings, noted('3 March 2020'), later)).toHaveLength(1)
  })

  it('point to later entries in a paragraph that says when', () => {
    const saying = (day: string, words: string) =>
      entry('podcast/early', day, [words, ['a later piece', 'blog/later']])
    expect(found(laterReferenceFindings, saying('2018-02-20', 'In 2022 came '), later)).toEqual([])
    expect(
      found(laterReferenceFindings, saying('2018-02-20', 'In 2021 came '), later),
    ).toHaveLength(1)
    expect(found(laterReferenceFindings, saying('2022-02-20', 'July 2022: '), later)).toEqual([])
    expect(found(laterReferenceFindings, saying('2022-02-20', 'In 2022 came '), later)).toEqual([
      'podcast/early: content.body.content.0: dated 2022-02-20, but refers to "blog/later" of 2022-07-19: say “July 2022” in the paragraph',
    ])
  })

  it('are part of a sentence, not of a label and link', () => {
    const labelled = (label: string) =>
      entry('podcast/early', '2018-02-20', [label, ['a piece', 'blog/later']])
    for (const label of ['Later: see ', 'Earlier, on orders: ', 'Später dazu: ']) {
      expect(found(labelledReferenceFindings, labelled(label), later)).toHaveLength(1)
    }
    expect(found(labelledReferenceFindings, labelled('Later that year came '), later)).toEqual([])
    expect(found(labelledReferenceFindings, labelled('Later: '), later)).toEqual([
      'podcast/early: content.body.content.0: “Later:”: put the link into a sentence that needs it',
    ])
  })

  it('quote current titles', () => {
    const quoting = (label: string) => entry('blog/new', '2023-01-01', [[label, 'blog/later']])
    const former = entry('blog/order-dates-have-float-too', '2022-07-19', ['x'], {
      name: 'Purchase orders have float too',
      uuid: 'blog/later',
    })
    expect(found(quotedTitleFindings, quoting('order dates have float too'), former)).toEqual([
      'blog/new: content.body.content.0: “order dates have float too” leads to “Purchase orders have float too”: quote the current title exactly, or do not quote it',
    ])
    expect(found(quotedTitleFindings, quoting('Float too have orders'), former)).toHaveLength(1)
    for (const label of ['Purchase orders have float', 'an article on orders', 'Ilka’s weeks']) {
      expect(found(quotedTitleFindings, quoting(label), former)).toEqual([])
    }
  })

  it('reach each entry from at least one other', () => {
    const own = entry('blog/own', '2020-01-01', [['here', 'blog/own']])
    expect(found(unlinkedFindings, own, later)).toEqual([
      'blog/own: no text links to it',
      'blog/later: no text links to it',
    ])
    const linking = entry('blog/new', '2023-01-01', [['orders', 'blog/later']])
    expect(found(unlinkedFindings, linking, later)).toEqual(['blog/new: no text links to it'])
  })
})

describe('DATA-6 editor’s notes', () => {
  it('have the day of a change of their entry', () => {
    const noted = (text: string, updated_at: string) =>
      entry('blog/x', '2018-01-01', [text], { updated_at })
    const note = 'Editor’s note, 24 November 2026: the rule has changed.'
    expect(found(noteFindings, noted(note, '2026-11-24T08:00:00.000Z'))).toEqual([])
    expect(found(noteFindings, noted(note, '2018-01-01T09:00:00.000Z'))).toHaveLength(1)
    const german = 'Anmerkung der Redaktion, 24. November 2026: Die Regel ist neu.'
    expect(found(noteFindings, noted(german, '2018-01-01T09:00:00.000Z'))).toHaveLength(1)
    expect(found(noteFindings, noted('Editor’s note: it has changed.', '2026-11-24'))).toEqual([
      'blog/x: content.body.content.0: the editor’s note has no day: begin it like “Editor’s note, 24 November 2026:”',
    ])
  })
})
