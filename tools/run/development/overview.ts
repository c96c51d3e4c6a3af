import { firstOwnerLines } from '../overview.ts'

interface Development {
  readonly siteUrl: string
  readonly cmsUrl: string
  readonly firstOwnerLink: string | undefined
  /** Folder of the seed content. */
  readonly contentFolder: string
  /** Folder of the content system's data. */
  readonly dataFolder: string
}

/** The overview printed at start: addresses, content folders, the first owner's link, and how to stop. */
export function developmentLines(development: Development): string {
  const { siteUrl, cmsUrl, firstOwnerLink, contentFolder, dataFolder } = development
  const addresses = [
    ['site', siteUrl, `the site from its sources, with the stories of ${contentFolder}`],
    ['blocks', `${siteUrl}/dev/blocks`, 'every block by its examples'],
    ['editor', cmsUrl, `the editor from its sources, with content of its own in ${dataFolder}`],
  ].map(
    ([name = '', address = '', purpose]) => `${name.padEnd(8)} ${address.padEnd(34)} ${purpose}`,
  )
  const link = firstOwnerLink === undefined ? [] : [firstOwnerLines(firstOwnerLink)]
  return ['', ...addresses, ...link, '', 'Ctrl-C ends all of it.'].join('\n')
}
