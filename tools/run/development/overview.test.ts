import { expect, test } from 'vitest'
import { developmentLines } from './overview.ts'

test('a developer reads what each address is for, where the content is, and the link for the first owner on a line of its own', () => {
  const development = {
    siteUrl: 'http://127.0.0.1:3002',
    cmsUrl: 'http://127.0.0.1:3001',
    contentFolder: 'brands/acme/content',
    dataFolder: 'data/development',
  }
  const link = 'http://127.0.0.1:3001/first-owner?token=t'
  const lines = developmentLines({ ...development, firstOwnerLink: link }).split('\n')
  expect(lines.slice(0, 4)).toEqual([
    '',
    'site     http://127.0.0.1:3002              the site from its sources, with the stories of brands/acme/content',
    'blocks   http://127.0.0.1:3002/dev/blocks   every block by its examples',
    'editor   http://127.0.0.1:3001              the editor from its sources, with content of its own in data/development',
  ])
  expect(lines).toContain(link)
  expect(lines.at(-1)).toBe('Ctrl-C ends all of it.')
  expect(developmentLines({ ...development, firstOwnerLink: undefined })).not.toContain('owner')
})
