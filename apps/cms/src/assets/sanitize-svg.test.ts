import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sanitizeSvg } from './sanitize-svg.ts'

const inSvg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 8 8">${inside}</svg>`

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a script in CDATA', '<script><![CDATA[alert(1)]]></script>'],
  ['a script of another prefix', '<svg:script href="https://evil.example/alert.js"/>'],
  ['an event handler', '<path onload="alert(1)" d="M0 0"/>'],
  ['an event handler in capitals', '<path ONLOAD="alert(1)" d="M0 0"/>'],
  ['a foreign object', '<foreignObject><body onload="alert(1)">alert</body></foreignObject>'],
  ['a link that is a script', '<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
  ['a reference to a script', '<use href="javascript:alert(1)"/>'],
  ['a reference in data', '<use xlink:href="data:image/svg+xml;base64,alert"/>'],
  ['a picture from elsewhere', '<image href="https://evil.example/alert.png"/>'],
  ['an animation of an address', '<animate attributeName="href" values="javascript:alert(1)"/>'],
  ['a set of an event', '<set attributeName="onmouseover" to="alert(1)"/>'],
  ['styles', '<style>@import "https://evil.example/alert.css"</style>'],
  ['a style attribute', '<path style="fill:url(https://evil.example/alert)" d="M0 0"/>'],
  ['a fill from elsewhere', '<path fill="url(https://evil.example/alert#a)" d="M0 0"/>'],
  ['a fill from elsewhere, escaped', '<path fill="u\\72l(https://evil.example/alert)" d="M0 0"/>'],
  ['a fill with a second address', '<path fill="url(#a) url(//evil.example/alert)" d="M0 0"/>'],
  ['a comment', '<!-- alert --><path d="M0 0"/>'],
  ['an instruction', '<?xml-stylesheet href="https://evil.example/alert.css"?><path d="M0 0"/>'],
  ['an entity in a handler', '<path onclick="&#97;lert(1)" d="M0 0"/>'],
  ['a frame', '<iframe src="https://evil.example/alert"></iframe>'],
])('a drawing loses %s', (_, hostile) => {
  const clean = sanitizeSvg(inSvg(hostile))
  expect(clean).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
  expect(clean).not.toMatch(/alert|evil|javascript|script|import|data:/i)
})

test('a drawing loses its document type with all entities', () => {
  const bomb = `<!DOCTYPE svg [<!ENTITY a "alert"><!ENTITY x SYSTEM "file:///etc/passwd">]>${inSvg('<text>&x;&a;</text>')}`
  const clean = sanitizeSvg(bomb)
  expect(clean).not.toMatch(/DOCTYPE|ENTITY|passwd/)
})

test('a harmless drawing looks the same afterwards, and cleaning it again changes nothing', async () => {
  const drawing = inSvg(
    '<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x2="8">' +
      '<stop offset="0" stop-color="#f00"/><stop offset="1" stop-color="#00f"/></linearGradient>' +
      '<clipPath id="c"><circle cx="4" cy="4" r="3"/></clipPath></defs>' +
      '<g clip-path="url(#c)"><rect width="8" height="8" fill="url(#g)"/></g>' +
      '<use xlink:href="#g"/><text font-size="2">5 &lt; 6 &amp; 7</text>',
  )
  const pixels = (svg: string) => sharp(Buffer.from(svg)).resize(64, 64).raw().toBuffer()
  const clean = sanitizeSvg(drawing)
  expect(await pixels(clean)).toEqual(await pixels(drawing))
  expect(sanitizeSvg(clean)).toBe(clean)
})

test.each(['', 'no drawing', '<html><body onload="alert(1)"></body></html>'])(
  '%j, which is no drawing, leaves no markup',
  (text) => expect(sanitizeSvg(text)).not.toContain('<'),
)
