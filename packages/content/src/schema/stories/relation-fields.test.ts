import { expect, test } from 'vitest'
import { relationFields } from './relation-fields.ts'

test('CALL-2 the stories of team and testimonial fields are requested with a story', () => {
  expect(relationFields).toEqual(
    expect.arrayContaining(['team-listing.members', 'testimonials-slider.testimonials']),
  )
  for (const field of relationFields) expect(field).toMatch(/^[a-z-]+\.[a-z_]+$/)
})
