import { iconUrl } from 'virtual:brand-design'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createRepresentation } from '../http/representation.ts'
import { serveSite } from '../served-site.fixture.ts'

const iconOf = (svg: string) =>
  createRepresentation({
    ...{ status: 200, type: 'image/svg+xml', body: Buffer.from(svg), isCompressible: true },
    headers: {},
  })
const icon = iconOf(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle r="9"/></svg>',
)

test.each([
  ['/favicon.ico', 48],
  ['/apple-touch-icon.png', 180],
  ['/apple-touch-icon-precomposed.png', 180],
])('a browser that shows no SVG finds the icon at %s, %i px wide', async (path, width) => {
  const { send, rendered } = await serveSite({ clientFiles: new Map([[iconUrl, icon]]) })
  const { status, headers, body } = await send(path)
  expect([status, headers['content-type']]).toEqual([200, 'image/png'])
  expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width, height: width })
  expect((await send(path)).body.equals(body)).toBe(true)
  expect(rendered).toEqual([])
})

test('without an icon of the brand the response is 404, and no page is rendered', async () => {
  const { send, rendered } = await serveSite()
  expect((await send('/favicon.ico')).status).toBe(404)
  expect(rendered).toEqual([])
})

test('an icon that could not be drawn once is drawn for the next browser', async () => {
  const clientFiles = new Map([[iconUrl, iconOf('<svg>')]])
  const { send } = await serveSite({ clientFiles })
  expect((await send('/favicon.ico')).status).toBe(500)
  clientFiles.set(iconUrl, icon)
  expect((await send('/favicon.ico')).status).toBe(200)
})
