import { marginFigure } from '@prospectus/content/schema/blocks/margin-figure'
import { describe, expect, it } from 'vitest'
import { readExample, renderBlock } from '../../ui/testing/render.tsx'
import { marginFigureView } from './margin-figure.tsx'

describe('margin-figure', () => {
  it('BLOCK-2 shows a figure and its caption', () => {
    const html = renderBlock(marginFigureView, readExample(marginFigure, 'usual'))
    const text = html.replaceAll(/<[^>]+>/g, '')
    expect(text).toBe('14 days between the invoice and the ledger')
  })
})
