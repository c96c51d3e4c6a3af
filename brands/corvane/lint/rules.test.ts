import { describe, expect, it } from 'vitest'
import { type Finding, findingLine } from '../../../tools/content/lint/finding.ts'
import type { LintedContent } from '../../../tools/content/lint/linted-content.ts'
import { coverageFindings } from './coverage.ts'
import { fileSizeFindings } from './file-sizes.ts'
import { folderFindings } from './folders.ts'
import { seedContent } from './seed-content.fixture.ts'

const lines = (findings: readonly Finding[]) => findings.map(findingLine).join('\n')
const only = (full_slug: string): LintedContent => ({
  ...seedContent,
  stories: seedContent.stories.filter((story) => story.full_slug === full_slug),
})

describe('what this brand asks of its own content', () => {
  it('ROUTE-1 DATA-6 finds missing pages and thin sections', () => {
    const found = lines(coverageFindings(only('about')))
    expect(found).not.toContain('about: this page')
    expect(found).toContain('industry/govcon: this page of ROUTE-1 is missing')
    expect(found).toContain('podcast: 0 stories, expected at least 25')
  })

  it('DATA-2 keeps thank-you pages away from search engines', () => {
    const { stories, ...rest } = only('thank-you')
    const open = stories.map((story) => ({ ...story, content: { component: 'modules/page' } }))
    expect(lines(coverageFindings({ ...rest, stories: open }))).toContain(
      'thank-you: prevent_indexing must be true',
    )
  })

  it('DATA-5 finds folders with wrong ids, and published ones that must not be', () => {
    const record = seedContent.folders.get('partners')
    if (record === undefined) throw new Error('partners has no record')
    const open = new Map([['partners', { ...record, published: true }]])
    const found = lines(folderFindings({ ...seedContent, folders: open }))
    expect(found).toContain('partners: the folder must be unpublished')
    expect(found).toContain("news: the folder's id must be 635684811")
  })

  it('finds files that are too large, or of an unknown kind', () => {
    const assets = new Map([
      ['x/ab/big.pdf', 110_000],
      ['x/ab/odd.exe', 1],
    ])
    const found = lines(
      fileSizeFindings({ ...seedContent, assets, readAsset: () => Buffer.from(pages(11)) }),
    )
    expect(found).toContain('110000 bytes, at most 100000 are allowed')
    expect(found).toContain('x/ab/odd.exe: unknown extension, expected one of .png')
  })

  it('allows a paper of twelve pages more bytes than a printed page, and not any number', () => {
    const found = (size: number) =>
      lines(
        fileSizeFindings({
          ...seedContent,
          assets: new Map([['x/ab/paper.pdf', size]]),
          readAsset: () => Buffer.from(pages(12)),
        }),
      )
    expect(found(290_000)).toBe('')
    expect(found(310_000)).toContain('310000 bytes, at most 300000 are allowed')
  })
})

/** A document as far as its pages are counted. */
function pages(count: number): string {
  return `<</Type /Pages>>${'<</Type /Page>>'.repeat(count)}`
}
