import { expect, test } from 'vitest'
import { createDeduplicatedLog } from './deduplicated-log.ts'

test('a start does not repeat what the one before it logged; everything else is written', async () => {
  const lines: string[] = []
  const log = createDeduplicatedLog((line) => lines.push(line))
  const start = (...texts: string[]) =>
    log.duringStart(async () => {
      for (const [index, each] of texts.entries())
        log.write(`{"time":"${lines.length}${index}",${each}}`)
    })
  await start('no drafts')
  log.write('a request failed')
  log.write('a request failed')
  await start('no drafts', 'a story is broken')
  await start('no drafts')
  await start('no drafts', 'a story is broken')
  expect(lines).toEqual([
    '{"time":"00",no drafts}',
    'a request failed',
    'a request failed',
    '{"time":"31",a story is broken}',
    '{"time":"41",a story is broken}',
  ])
})
