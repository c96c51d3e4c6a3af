import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { STARTER_LANGUAGES, starterFolder } from './starter-template.ts'

/** A font of the starter: lists of font families that devices have, so that no file is loaded. */
export interface FontChoice {
  readonly label: string
  /** Font families of the site's pages. */
  readonly text: string
  /** Font families of pages outside the site's design. */
  readonly plain: string
  /** Average width of its letters, relative to that of common sans-serif fonts. */
  readonly width: number
}

export const fontChoices: Readonly<Record<string, FontChoice>> = JSON.parse(
  readFileSync(join(starterFolder, 'fonts.json'), 'utf8'),
)

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'a colour such as #0e7c86')

/** What the maker of a brand chooses; `folder` is the name of its folder in `brands`. */
export const brandChoices = z
  .object({
    folder: z
      .string('a name for the folder, such as acme')
      .regex(
        /^[a-z0-9]+(-[a-z0-9]+)*$/,
        'lower-case letters, digits and single hyphens, as in acme',
      ),
    name: z.string().trim().min(1, 'a name').max(40, 'at most 40 characters').optional(),
    primary: colour.default('#14606b'),
    accent: colour.default('#f2a65a'),
    font: z
      .enum(Object.keys(fontChoices), `one of ${Object.keys(fontChoices).join(', ')}`)
      .default('sans'),
    languages: z
      .string()
      .default('en')
      .transform((list) => list.split(',').map((language) => language.trim()))
      .pipe(
        z
          .array(z.enum(STARTER_LANGUAGES, `en, or en,de`))
          .refine((list) => list[0] === 'en', 'en first: it is the default language of the site'),
      ),
    email: z.email('an e-mail address').optional(),
    /** Without pages: all are made in the editor. */
    empty: z.boolean().default(false),
  })
  .transform(({ folder, name, email, ...choices }) => ({
    ...choices,
    folder,
    name: name ?? titleOf(folder),
    email: email ?? `hello@${folder}.example`,
  }))

export type BrandChoices = z.output<typeof brandChoices>

function titleOf(folder: string): string {
  return folder
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
