import type { BrandChoices } from './brand-choices.ts'

/**
 * What `npm run new-brand` prints at its end.
 *
 * @param folder path of the brand, such as `brands/acme`
 */
export function closingLines(
  folder: string,
  { name, empty }: Pick<BrandChoices, 'name' | 'empty'>,
  isDefault: boolean,
): readonly string[] {
  // A separate data folder, since the one of an earlier start belongs to another brand.
  const settings = `${isDefault ? '' : `BRAND=${folder} `}DATA_DIR=data/${folder.split('/')[1]}`
  return [
    `${folder} is ready: ${name}, ${empty ? 'without pages' : 'with its first pages'}.`,
    ...(isDefault ? ['It is the default brand now.'] : []),
    `See it: ${settings} npm start`,
    'What to change next: docs/guides/make-it-yours.md',
  ]
}
