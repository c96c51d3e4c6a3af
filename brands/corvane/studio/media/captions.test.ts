import { expect, it } from 'vitest'
import { webVtt } from './captions.ts'

it('BLOCK-12 writes captions as WebVTT', () => {
  const cues = [
    { from: 0, to: 1.5, text: 'Begin' },
    { from: 59.9996, to: 3725.25, text: 'End' },
  ]
  expect(webVtt(cues)).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:01.500\nBegin\n\n00:01:00.000 --> 01:02:05.250\nEnd\n',
  )
})
