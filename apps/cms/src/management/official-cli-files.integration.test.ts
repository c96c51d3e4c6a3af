import { expect } from 'vitest'
import { inAudit } from '../../../../tools/testing/in-audit.ts'
import { png } from './asset-library.fixture.ts'
import { officialCli, serveSpace } from './official-cli.fixture.ts'

inAudit(
  'management-api#official-tool files pushed twice are stored once, by the manifest or by their bytes',
  async () => {
    const source = await serveSpace(1000, [])
    const target = await serveSpace(2000, [])
    await source.upload({ filename: 'team.png' }, await png(3, 2))
    const { run, write } = await officialCli()
    /** Newest first. */
    const files = async () => (await target.request('GET assets')).assets
    await run(source, 'assets pull --space 1000')
    for (const _ of ['once', 'twice']) await run(target, 'assets push --space 2000 --from 1000')
    expect(await files()).toMatchObject([{ name: 'team.png' }])
    await write(source, 'alone', 'plan.svg', drawing('0 0 1 1'))
    const alone = 'assets push .storyblok/alone/1000/plan.svg --space 2000'
    for (const _ of ['once', 'twice']) await run(target, alone)
    expect(await files()).toMatchObject([{ name: 'plan.svg' }, { name: 'team.png' }])
    await write(source, 'alone', 'plan.svg', drawing('0 0 2 2'))
    await run(target, alone)
    expect(await files()).toMatchObject([
      { name: 'plan.svg' },
      { name: 'plan.svg' },
      { name: 'team.png' },
    ])
  },
  60_000,
)

const drawing = (viewBox: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path d="M0 0h1v1z"/></svg>`
