import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createAssetRoutes } from '../assets/asset-files.ts'
import { listOf } from '../json.fixture.ts'
import { onAnyDatabase } from '../storage/storage.fixture.ts'
import { createTestLibrary, uploadFile } from './asset-library.fixture.ts'
import {
  archive,
  jpeg,
  pictureFollowedBy,
  pictureWithMetadata,
  pngClaimingSize,
  svg,
  text,
  truncatedPicture,
} from './hostile-files.fixture.ts'
import { serveManagementWithStories } from './served-management.fixture.ts'

const OFFICE = (kind: string) => `application/vnd.openxmlformats-officedocument.${kind}`

type File = Uint8Array | Promise<Uint8Array>

const NOT_TEXT = /expected plain text in UTF-8/

/** Rejected files, and the reasons. */
const REFUSED: readonly (readonly [
  what: string,
  name: string,
  file: () => File,
  reason: RegExp,
])[] = [
  ['a page', 'page.html', () => text('<html>'), /has an unsupported type/],
  ['a page called a picture', 'page.png', () => text('<script>'), /does not match its extension/],
  ['a picture called a page', 'chart.html', jpeg, /has an unsupported type/],
  ['a picture called a document', 'chart.pdf', jpeg, /does not match its extension/],
  ['a document called a picture', 'a.jpg', () => text('%PDF-1.7'), /does not match its extension/],
  ['a file with two endings', 'chart.png.exe', jpeg, /has an unsupported type/],
  ['a file without an ending', 'chart', jpeg, /has an unsupported type/],
  ['a script that begins like a GIF', 'a.gif', () => text('GIF89a=1;alert(1)'), /cannot be read/],
  ['a page called a drawing', 'a.svg', () => text('<html>'), /does not match its extension/],
  [
    'a drawing with entities that grow',
    'a.svg',
    () => svg('&b;', '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>'),
    /does not match its extension/,
  ],
  ['a drawing of 3 MB', 'a.svg', () => svg(' '.repeat(3_000_000)), /at most 2 MB/],
  ['2,500 million pixels', 'a.png', () => pngClaimingSize(50_000, 50_000), /million pixels/],
  ['a line of 100 million pixels', 'a.png', () => pngClaimingSize(100_000_000, 1), /pixels/],
  ['half of a JPEG', 'a.jpg', () => truncatedPicture('jpeg'), /cannot be read as a picture/],
  ['half of a PNG', 'a.png', () => truncatedPicture('png'), /cannot be read as a picture/],
  ['half of a WebP', 'a.webp', () => truncatedPicture('webp'), /cannot be read as a picture/],
  ['half of a GIF', 'a.gif', () => truncatedPicture('gif'), /cannot be read as a picture/],
  ['a page called a table', 'a.csv', () => text('<html>'), NOT_TEXT],
  ['a table with a null character', 'a.csv', () => text(`${'a,b\n'.repeat(400)}\0`), NOT_TEXT],
  ['a program called an archive', 'a.zip', () => text('MZ'), /does not match its extension/],
  [
    'an archive called a sheet',
    'a.xlsx',
    () => archive('notes.txt'),
    /does not match its extension/,
  ],
  ['a sheet called a letter', 'a.docx', () => archive('xl/workbook.xml'), /does not match its ext/],
  [
    'a sheet with macros',
    'a.xlsx',
    () => archive('xl/workbook.xml', 'xl/vbaProject.bin'),
    /holds macros/,
  ],
  [
    'half of an archive',
    'a.zip',
    () => archive('a'.repeat(400)).subarray(0, 300),
    /incomplete or damaged/,
  ],
  ['an archive that climbs', 'a.zip', () => archive('a/../../b'), /an entry outside of its folder/],
  [
    'an archive with an absolute path',
    'a.zip',
    () => archive('/etc/passwd'),
    /an entry outside of its folder/,
  ],
  [
    'an archive with a drive',
    'a.zip',
    () => archive('C:\\boot.ini'),
    /an entry outside of its folder/,
  ],
  ['nothing', 'a.png', () => text(''), /^a.png is empty/],
]

/** Accepted files, which are served as their own type only. */
const SERVED: readonly (readonly [what: string, name: string, file: () => File, type: string])[] = [
  [
    'a JPEG that ends as a page',
    'a.jpg',
    () => pictureFollowedBy('jpeg', '<script>x</script>'),
    'image/jpeg',
  ],
  ['a PNG that ends as a page', 'a.png', () => pictureFollowedBy('png', '<html>x'), 'image/png'],
  [
    'a GIF that ends as a script',
    'a.gif',
    () => pictureFollowedBy('gif', '*/;alert(1)'),
    'image/gif',
  ],
  [
    'a document that asks for a script',
    'a.pdf',
    () => text('%PDF-1.7\n<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>'),
    'application/pdf',
  ],
  ['a JPEG called PNG', 'a.png', jpeg, 'image/jpeg'],
  ['captions with markup', 'a.vtt', () => text('WEBVTT\n\n<script>'), 'text/vtt; charset=utf-8'],
]

/** Accepted files that are only downloaded, never shown in a page. */
const DOWNLOADS: readonly (readonly [name: string, file: () => Uint8Array, type: string])[] = [
  ['a.sql', () => text('select sum(cost) from entries;\n'), 'application/sql; charset=utf-8'],
  ['a.csv', () => text('name,price\n<script>alert(1)</script>,1\n'), 'text/csv; charset=utf-8'],
  ['a.zip', () => archive('plan/notes.txt', 'plan/index.html'), 'application/zip'],
  [
    'a.xlsx',
    () => archive('[Content_Types].xml', 'xl/workbook.xml'),
    OFFICE('spreadsheetml.sheet'),
  ],
  [
    'a.docx',
    () => archive('[Content_Types].xml', 'word/document.xml'),
    OFFICE('wordprocessingml.document'),
  ],
]

const DRAWINGS = [
  ['script', '<script>alert(1)</script>'],
  ['an event', '<g onload="alert(1)"/>'],
  ['a foreign object', '<foreignObject><p onclick="alert(1)">alert</p></foreignObject>'],
  ['a picture from elsewhere', '<image href="https://evil.example/alert"/>'],
  ['a shape from elsewhere', '<use href="https://evil.example/alert#a"/>'],
  ['imported styles', '<style>@import url(https://evil.example/alert)</style>'],
  ['a font from elsewhere', '<style>@font-face{src:url(//evil.example/alert)}</style>'],
  ['a link that is a script', '<a href="javascript:alert(1)">words</a>'],
] as const

/** Stored names by uploaded names. */
const NAMES = [
  ['Größe & Maß, Łódź.png', 'grosse-mass-lodz.png'],
  ['../../../etc/passwd.png', 'passwd.png'],
  ['..\\..\\windows\\win.png', 'win.png'],
  ['/etc/cron.d/job.png', 'job.png'],
  ['C:\\boot.png', 'boot.png'],
  ['a\0.png', 'a.png'],
  ['%2e%2e%2fa.png', '2e-2e-2fa.png'],
  ['invoice\u202Egnp.png', 'invoice-gnp.png'],
  ['\u200Bhidden\u2066.png', 'hidden.png'],
  ['CON.png', 'file-con.png'],
  ['lpt1.png', 'file-lpt1.png'],
  ['.htaccess.png', 'htaccess.png'],
  ['a"; filename="b.html.png', 'a-filename-b_html.png'],
  ['<script>.png', 'script.png'],
  [`${'x'.repeat(300)}.png`, `${'x'.repeat(100)}.png`],
  ['…….png', 'file.png'],
] as const

async function manageFiles(open: Parameters<Parameters<typeof onAnyDatabase>[1]>[0]) {
  const library = await createTestLibrary()
  const served = await serveManagementWithStories(
    await open(),
    [],
    { assetHost: 'files.example' },
    library,
  )
  const make = () => Promise.reject(new Error('no picture is asked for'))
  const log = { error: () => undefined }
  const files = createAssetRoutes({
    spaceIds: ['1000'],
    sources: [library.store],
    pictures: { make },
    log,
  })
  const get = async (filename: unknown) => await files.request(new URL(String(filename)).pathname)
  return { ...served, library, get }
}

onAnyDatabase('management-api#assets hostile uploads', (open) => {
  test('are rejected, with the reason, and leave nothing behind', async () => {
    const to = await manageFiles(open)
    for (const [what, name, file, reason] of REFUSED) {
      const { status, body } = await uploadFile(to, name, await file())
      expect([what, status, body.error]).toEqual([what, 422, expect.stringMatching(reason)])
    }
    expect((await to.send('GET assets')).body.assets).toEqual([])
  })

  test('of a valid type are served as that type only', async () => {
    const to = await manageFiles(open)
    for (const [what, name, file, type] of SERVED) {
      const { status, body } = await uploadFile(to, name, await file())
      expect([what, status]).toEqual([what, 201])
      const { headers } = await to.get(body.filename)
      expect([what, Object.fromEntries(headers)]).toMatchObject([
        what,
        {
          'content-type': type,
          'content-disposition': expect.stringMatching(/^inline; filename="a\.\w+"$/),
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
        },
      ])
    }
  })

  test.each(DOWNLOADS)(
    'for download are never shown in the browser: %s',
    async (name, file, type) => {
      const to = await manageFiles(open)
      const { status, body } = await uploadFile(to, name, file())
      expect(status).toBe(201)
      const served = await to.get(body.filename)
      expect(Object.fromEntries(served.headers)).toMatchObject({
        'content-type': type,
        'content-disposition': `attachment; filename="${name}"`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      })
      expect(Buffer.from(await served.arrayBuffer())).toEqual(Buffer.from(file()))
      expect(listOf((await to.send('GET assets?filetypes=texts')).body, 'assets')).toHaveLength(1)
    },
  )

  test('drawings are served without anything that could run or load', async () => {
    const to = await manageFiles(open)
    for (const [what, inside] of DRAWINGS) {
      const { body } = await uploadFile(to, 'a.svg', svg(inside))
      const stored = await (await to.get(body.filename)).text()
      expect([what, stored]).toEqual([what, expect.stringContaining('M0 0h8')])
      expect([what, stored]).not.toEqual([what, expect.stringMatching(/alert|evil|script|import/)])
    }
  })

  test.each(['jpeg', 'png', 'webp'] as const)(
    'a %s loses its location, and stays upright',
    async (format) => {
      const to = await manageFiles(open)
      const { body } = await uploadFile(to, `a.${format}`, await pictureWithMetadata(format))
      const stored = await (await to.get(body.filename)).arrayBuffer()
      const { exif, orientation, width, height } = await sharp(stored).metadata()
      expect({ exif, orientation, width, height }).toEqual({ width: 30, height: 40 })
      expect(Buffer.from(stored).includes('SECRET-PLACE')).toBe(false)
    },
  )

  test('a picture without metadata is stored byte for byte', async () => {
    const to = await manageFiles(open)
    const { body } = await uploadFile(to, 'a.jpg', await jpeg())
    expect(Buffer.from(await (await to.get(body.filename)).arrayBuffer())).toEqual(await jpeg())
  })

  test('of 100 MB are rejected before they are read', async () => {
    const { send, request } = await manageFiles(open)
    const { post_url } = (await send('POST assets', { body: { filename: 'a.png' } })).body
    let read = 0
    const part = new Uint8Array(1024 * 1024)
    const body = new ReadableStream({
      pull: (controller) => {
        read += 1
        controller.enqueue(part)
      },
    })
    const headers = {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': String(100 * part.length),
    }
    const path = `asset_uploads/${String(post_url).split('/').at(-1)}`
    const sent = { method: 'POST', headers, body, duplex: 'half' } as const
    const response = await request(path, sent)
    expect([response.status, read]).toEqual([413, expect.closeTo(13, -0.5)])
    expect(await response.json()).toEqual({
      error: 'a.png is too large; a file may have at most 40 MB',
    })
  })

  test('cannot choose where they are stored', async () => {
    const to = await manageFiles(open)
    const picture = await jpeg()
    for (const [sent, stored] of NAMES) {
      const { body } = await uploadFile(to, sent, picture)
      expect([sent, body.name]).toEqual([sent, stored])
      expect((await to.get(body.filename)).status).toBe(200)
    }
  })

  test('cannot make the server fetch a file from another address', async () => {
    const { send } = await manageFiles(open)
    const from = 'http://169.254.169.254/latest/meta-data'
    const { body } = await send('POST assets', {
      body: { filename: 'a.png', url: from, source: from },
    })
    expect((await send(`GET assets/${body.id}/finish_upload`)).status).toBe(422)
  })
})
